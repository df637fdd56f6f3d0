import type { IncomingMessage } from 'node:http'
import { limits } from './limits.ts'

/** Reads the rest of a refused body for a while, so that its sender reads the answer; then closes the connection. */
export function drain(incoming: IncomingMessage): void {
  incoming.resume()
  const patience = setTimeout(() => incoming.destroy(), limits.drainMs)
  incoming.on('close', () => clearTimeout(patience))
}
