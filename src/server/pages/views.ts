import type { IncomingMessage, ServerResponse } from 'node:http'
import { countedPath, listPath } from '../../domain/list/counted-path.ts'
import { answerProblem } from '../limits/problems.ts'

/** The path of any page and the few characters around it, in bytes. */
const longestBody = 256

/**
 * Lets only views of the site's own pages pass, sent by its own pages: invented paths would fill the database.
 *
 * @param isPage whether the site has a page at an address
 * @returns a gate; a request that passes still has its body
 */
export function createViewGate(isPage: (address: string) => boolean) {
  const isCounted = (path: string | undefined) => path !== undefined && (path === listPath || isPage(path))
  return async (request: IncomingMessage, response: ServerResponse, pass: () => void): Promise<void> => {
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > longestBody) return answerProblem(response, 'too-large')
    const { 'sec-fetch-site': from = 'same-origin' } = request.headers
    const body = length > 0 && from === 'same-origin' ? await peek(request, length) : undefined
    if (isCounted(countedPath(pathIn(body)))) pass()
    else answerProblem(response, 'bad-request')
  }
}

/** A request's body, which stays in the request for the next reader; undefined if the request breaks off. */
function peek(request: IncomingMessage, length: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const body: Buffer | null = request.read(length)
      if (body?.length !== length) return
      request.off('readable', look)
      request.unshift(body)
      resolve(body)
    }
    request.on('readable', look)
    request.once('close', () => resolve(undefined))
  })
}

function pathIn(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body)).path
  } catch {
    return undefined
  }
}
