import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from './limits.ts'

/** Number of checks of a connection within the time that it may read nothing. */
const looks = 6

/** A property of Node's sockets that its types lack: bytes of the last write that the system has not accepted yet. */
interface Connected {
  _handle: { writeQueueSize?: number } | null
}

/** Notices when the other end of a connection stops reading. */
export class ReadingWatch {
  readonly #socket: Socket
  #lastTaken = ''
  #sinceMs = 0

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** True when data has been waiting for that long without a byte accepted by the system. Has to be called repeatedly. */
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
 * Closes connections whose other end reads nothing of an answer. Node's own timeout for a connection starts again with each
 * byte that arrives, so a client that sends a byte now and then could keep an answer in memory without end.
 *
 * @returns a function that stops the checks
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
