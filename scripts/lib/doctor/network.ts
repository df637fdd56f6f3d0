import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

const connectTimeoutMs = 500

/** For an answer, before what is asked counts as broken. */
export const patienceMs = 5_000

/** Whether somebody takes connections there. */
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

/** At which of this machine's addresses the port of an address answers. */
export async function openAt(url: string, addresses: readonly string[]): Promise<string[]> {
  const port = Number(new URL(url).port)
  const found = await Promise.all(addresses.map((address) => isOpen(address, port)))
  return addresses.filter((_, index) => found[index])
}

/** Addresses of this machine, loopback aside. */
export function outerAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address)
}

/** An error of fetch in a few words: it hides the network's own (ENOTFOUND, a certificate's fault) in the cause. */
export function wordsOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  if (!(cause instanceof Error)) return message
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message
}
