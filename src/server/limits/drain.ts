import type { IncomingMessage } from 'node:http'
import { limits } from './limits.ts'

/** Lets the rest of a refused body run off for a while, so that its sender reads the answer; then hangs up. */
export function drain(incoming: IncomingMessage): void {
  incoming.resume()
  const patience = setTimeout(() => incoming.destroy(), limits.drainMs)
  incoming.on('close', () => clearTimeout(patience))
}
