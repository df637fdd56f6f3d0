import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that arrived at the fake PocketBase. */
export interface Arrived {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A fake PocketBase: it echoes requests, unless `answer` is set. */
export class Upstream {
  readonly arrived: Arrived[] = []
  answer: RequestListener | undefined
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<Upstream> {
    const server = createServer()
    const upstream = new Upstream(server)
    server.on('request', async (request, response) => {
      if (upstream.answer) return upstream.answer(request, response)
      const { method, url, headers } = request
      const arrived = { method, url, headers, body: await text(request).catch(() => 'cut off') }
      upstream.arrived.push(arrived)
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(arrived))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return upstream
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
