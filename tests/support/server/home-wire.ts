import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../../src/server/listen.ts'

/** `cut`: requests fail. `stalling`: only the first bytes of a build's files arrive, and nothing after them. */
type WireState = 'whole' | 'cut' | 'stalling'

/** A proxy between a node and its home, which can break the connection. */
export class HomeWire {
  readonly #server = createServer((request, response) => void this.#carry(request, response))
  readonly #home: string
  /** Resolves once the files of a build are requested. */
  readonly wanted: Promise<void>
  #tellWanted: () => void = () => undefined
  /** Resolves once a build has stalled. */
  readonly stalled: Promise<void>
  #tellStalled: () => void = () => undefined
  state: WireState = 'whole'
  url = ''

  private constructor(home: string) {
    this.#home = home
    this.wanted = new Promise((resolve) => {
      this.#tellWanted = resolve
    })
    this.stalled = new Promise((resolve) => {
      this.#tellStalled = resolve
    })
  }

  static async lay(home: string): Promise<HomeWire> {
    const wire = new HomeWire(home)
    wire.url = `http://127.0.0.1:${await listen(wire.#server, 0)}`
    return wire
  }

  async remove(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.state === 'cut') return void request.destroy()
    const { url = '', method = '', headers } = request
    const asked = {
      method,
      headers: { Authorization: headers.authorization ?? '' },
      body: await text(request),
    }
    const isOfFiles = url.endsWith('-files')
    if (isOfFiles) this.#tellWanted()
    const answer = await fetch(this.#home + url, asked).catch(() => undefined)
    if (!answer) return void request.destroy()
    response.writeHead(answer.status)
    for await (const bytes of answer.body ?? []) {
      response.write(bytes)
      if (this.state !== 'stalling' || !isOfFiles) continue
      this.#tellStalled()
      return
    }
    response.end()
  }
}
