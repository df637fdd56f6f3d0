import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { inWords, tellOperator } from '../health/journal.ts'
import type { Handler } from './static-files.ts'

const listAddress = /^\/list\/([^/?#]+)(.*)$/
const tokenHeader = shareTokenHeader.toLowerCase()

interface Renderer {
  handler: Handler
}

/**
 * Astro's own renderer for the pages that are made on demand.
 * They read the lists from PocketBase, whose address they find in POCKETBASE_URL.
 */
export async function loadPages(serverDir: string, pocketBaseUrl: string): Promise<Handler> {
  process.env.POCKETBASE_URL = pocketBaseUrl
  const entry = join(serverDir, 'entry.mjs')
  if (!existsSync(entry)) return (_request, _response, next) => next()
  const listeners = process.listeners('unhandledRejection')
  const { handler } = (await import(pathToFileURL(entry).href)) as Renderer
  replaceListeners(listeners)
  return (request, response, next) => {
    hideToken(request)
    handler(request, response, next)
  }
}

/**
 * Astro names the address of a page that fails in its log, and a list's address is the key to the list:
 * Astro is given the key in a header, and an address without it.
 */
export function hideToken(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [, token, rest = ''] = request.url?.match(listAddress) ?? []
  delete request.headers[tokenHeader]
  if (!token) return
  request.headers[tokenHeader] = token
  request.url = `/list/-${rest}`
}

/**
 * Astro tells of a failed promise together with the page's address, and a list's address is the key to the list.
 *
 * @param before the listeners that were there before Astro's
 */
function replaceListeners(before: readonly NodeJS.UnhandledRejectionListener[]): void {
  for (const listener of process.listeners('unhandledRejection')) {
    if (!before.includes(listener)) process.off('unhandledRejection', listener)
  }
  if (!before.includes(tellFailure)) process.on('unhandledRejection', tellFailure)
}

function tellFailure(reason: unknown): void {
  tellOperator('error', inWords(reason))
}
