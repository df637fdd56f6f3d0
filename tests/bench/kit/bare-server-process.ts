/**
 * The process of a bare server for comparisons: what the same calls cost if nothing is read, checked or stored. A change goes
 * to all streams, and a page is a text in memory, compressed like the site's own. Ends with its parent.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { compress } from '../../../src/server/pages/compress.ts'

const streams = new Set<ServerResponse>()
let rev = 0
let page = ''

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write('id:1\nevent:PB_CONNECT\ndata:{"clientId":"1"}\n\n')
  streams.add(response)
  response.on('close', () => streams.delete(response))
}

async function change(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { changes } = JSON.parse(await text(request)) as { changes: readonly { itemId: string }[] }
  rev += 1
  const answer = JSON.stringify({ rev, items: changes.map(({ itemId }) => ({ id: itemId, rev })) })
  for (const stream of streams) stream.write(`id:1\nevent:list\ndata:${answer}\n\n`)
  response.end(answer)
}

function sendPage(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response)
  response.setHeader('Content-Type', 'text/html').end(page)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  switch (`${request.method} ${request.url?.split('?')[0]}`) {
    case 'GET /api/realtime':
      return openStream(response)
    case 'GET /page':
      return sendPage(request, response)
    case 'POST /page':
      page = await text(request)
      break
    case 'POST /api/list/changes':
      return change(request, response)
    case 'POST /api/list':
      response.end('{}')
      return
  }
  request.resume()
  response.writeHead(204).end()
}

process.on('disconnect', () => process.exit())
const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
