import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'

/** An operator's proxy in front of the site: TLS on one port, and a redirect to it on another, both of `localhost`. */
export interface TlsFront {
  httpPort: number
  httpsPort: number
  stop(): Promise<void>
}

/** @param siteUrl the address of the site's server, which trusts a proxy */
export async function startTlsFront(siteUrl: string, certificate: Certificate): Promise<TlsFront> {
  const secure = createTlsServer(certificate, (incoming, response) => pass(siteUrl, incoming, response))
  const httpsPort = await portOf(secure)
  const plain = createServer(({ url }, response) => {
    response.writeHead(308, { Location: `https://localhost:${httpsPort}${url}` }).end()
  })
  const httpPort = await portOf(plain)
  return {
    httpPort,
    httpsPort,
    stop: async () => {
      await Promise.all([secure, plain].map(end))
    },
  }
}

function pass(siteUrl: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const forwarded = { ...headers, 'x-forwarded-proto': 'https' }
  const outgoing = request(new URL(url, siteUrl), { method, headers: forwarded }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening')
  return (server.address() as AddressInfo).port
}

function end(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
