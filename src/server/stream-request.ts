import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** Receives an answer that may take hours. */
export interface StreamReader {
  onHead(status: number, headers: IncomingHttpHeaders): void
  onData(chunk: Buffer): void
  /** The connection has ended: the answer is complete, or there is none if its head has not arrived. */
  onEnd(): void
}

/** In bytes; PocketBase's heads are shorter. */
const longestHead = 16_384
const endOfHead = '\r\n\r\n'
const statusLine = /^HTTP\/1\.[01] (\d{3})/

/**
 * Requests an answer that lasts as long as its connection, as an event stream does. It uses HTTP/1.0, whose answers are
 * neither framed nor followed by others, so that it needs no more memory than a socket: Node's client takes 12 KB more
 * for each.
 *
 * @param headers name and value of each; Node's parser has checked those of a visitor
 * @returns a function that ends the request
 */
export function requestStream(url: URL, headers: OutgoingHttpHeaders, reader: StreamReader): () => void {
  const socket = connect({ host: url.hostname, port: Number(url.port || 80) })
  socket.write(headOf(url, headers))
  const answer = new StreamAnswer(reader)
  // An error closes the socket too.
  socket.on('error', () => {})
  socket.on('data', (chunk) => answer.take(chunk) || socket.destroy())
  socket.on('close', () => reader.onEnd())
  return () => socket.destroy()
}

function headOf({ pathname, search, host }: URL, headers: OutgoingHttpHeaders): string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${pathname}${search} HTTP/1.0`, ...lines, '', ''].join('\r\n')
}

class StreamAnswer {
  readonly #reader: StreamReader
  /** The bytes that have arrived, until the head is complete. */
  #received: Buffer | undefined = Buffer.alloc(0)

  constructor(reader: StreamReader) {
    this.#reader = reader
  }

  /** @returns false if it is no answer */
  take(chunk: Buffer): boolean {
    if (!this.#received) {
      this.#reader.onData(chunk)
      return true
    }
    this.#received = Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf(endOfHead)
    if (end < 0) return this.#received.length <= longestHead
    const head = parseHead(this.#received.toString('latin1', 0, end))
    if (!head) return false
    const rest = this.#received.subarray(end + endOfHead.length)
    this.#received = undefined
    this.#reader.onHead(head.status, head.headers)
    if (rest.length > 0) this.#reader.onData(rest)
    return true
  }
}

function parseHead(text: string): { status: number; headers: IncomingHttpHeaders } | undefined {
  const [first = '', ...lines] = text.split('\r\n')
  const status = statusLine.exec(first)?.[1]
  if (status === undefined) return undefined
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(status), headers: Object.fromEntries(headers) }
}
