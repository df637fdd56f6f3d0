import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../../src/server/listen.ts'

export interface Hub {
  url: string
  /** The requested paths, in order. */
  asked: string[]
  /** The `Range` headers of requests that had one. */
  ranges: string[]
  stop: () => Promise<void>
}

export const repository = 'somebody/whisper-tiny'
export const commit = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'

/**
 * A hub with one repository, which answers like Hugging Face's.
 *
 * @param folder with the files of the repository
 * @param broken the end of a path at which the hub fails
 */
export async function startHub(folder: string, broken = 'nothing'): Promise<Hub> {
  const asked: string[] = []
  const ranges: string[] = []
  const server = createServer(({ url = '', headers: { range } }, response) => {
    const { pathname } = new URL(url, 'http://hub')
    asked.push(pathname)
    if (pathname === `/api/models/${repository}/revision/main`) return sendJson(response, { sha: commit })
    const prefix = `/${repository}/resolve/${commit}/`
    if (!pathname.startsWith(prefix) || pathname.endsWith(broken)) return response.writeHead(404).end()
    const bytes = readFileSync(join(folder, pathname.slice(prefix.length)))
    if (range === undefined) return response.end(bytes)
    ranges.push(range)
    return response.writeHead(206).end(bytes.subarray(Number(range.match(/\d+/)?.[0])))
  })
  const port = await listen(server, 0, '127.0.0.1')
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  return { url: `http://127.0.0.1:${port}`, asked, ranges, stop }
}

function sendJson(response: ServerResponse, body: unknown): ServerResponse {
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
