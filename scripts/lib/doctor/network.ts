import { connect } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'

/** Timeout after which a service counts as broken, in ms; a busy machine that has just started is slow. */
export const patienceMs = 15_000

/**
 * Headers of a request to the site. On a kept connection it would fail when the server closes that connection at the same
 * moment, and the site would count as broken.
 */
export const onOwnConnection = { Connection: 'close' }

/** True when a port accepts connections; one that does not refuses them at once, except behind a firewall. */
export function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patienceMs })
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

/**
 * The message of an error; of `fetch` the message of its cause, which is the network's (ENOTFOUND, a certificate's fault). An
 * answer that is late is called slow, with the machine's load, because what it comes from may be well.
 */
export function wordsOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `slow: no answer in time, ${loadInWords()}`
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  if (!(cause instanceof Error)) return message
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message
}

/** 'at a load of 3.1 on 2 cores', with the average of the last minute. */
export function loadInWords(): string {
  return `at a load of ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
}
