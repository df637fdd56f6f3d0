import { connect } from 'node:net'

const connectTimeoutMs = 500

/** How long to wait for an answer before the asked service counts as broken; a busy machine that has just started takes its time. */
export const patienceMs = 15_000

/** Whether a port takes connections. */
export function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: connectTimeoutMs })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false))
  })
}

/** The message of an error; of `fetch` the message of its cause, which is the network's (ENOTFOUND, a certificate's fault). */
export function wordsOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  if (!(cause instanceof Error)) return message
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message
}
