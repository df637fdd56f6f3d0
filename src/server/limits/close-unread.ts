import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from './limits.ts'

/** The number of looks at a connection within the time that it may read nothing. */
const looks = 6

/** Node's sockets have it, and its types leave it out: what the system has not taken yet of the last write. */
interface Connected {
  _handle: { writeQueueSize?: number } | null
}

/** Tells whether the other end of a connection reads what is sent to it. */
export class ReadingWatch {
  readonly #socket: Socket
  #lastTaken = ''
  #sinceMs = 0

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** Whether something has been unsent for that long, and the system took no byte of it. It is true once looked at again. */
  isStuck(nowMs: number, patienceMs: number): boolean {
    const { bytesWritten, writableLength } = this.#socket
    const { _handle } = this.#socket as unknown as Connected
    const taken = `${bytesWritten - writableLength}-${_handle?.writeQueueSize ?? 0}`
    if (writableLength === 0 || taken !== this.#lastTaken) {
      this.#lastTaken = taken
      this.#sinceMs = nowMs
      return false
    }
    return nowMs - this.#sinceMs >= patienceMs
  }
}

/**
 * Closes connections whose other end reads nothing of an answer. Node's own timeout for a connection begins again with
 * each byte that arrives on it, so that somebody who sends a byte now and then could keep an answer in memory for ever.
 *
 * @returns a function that ends this
 */
export function closeUnread(server: Server, patienceMs: number = limits.stalledMs): () => void {
  const open = new Map<Socket, ReadingWatch>()
  server.on('connection', (socket) => {
    open.set(socket, new ReadingWatch(socket))
    socket.once('close', () => open.delete(socket))
  })
  const timer = setInterval(() => {
    const nowMs = performance.now()
    for (const [socket, watch] of open) if (watch.isStuck(nowMs, patienceMs)) socket.destroy()
  }, patienceMs / looks).unref()
  return () => clearInterval(timer)
}
