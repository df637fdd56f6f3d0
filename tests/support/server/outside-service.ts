import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { OutsideDoor } from '../../../src/server/outbound/post-outside.ts'
import { testLimits } from '../limits.ts'
import { makeCertificate } from './certificate.ts'

export const outsideHost = 'service.example.org'
/** Another name of the same machine. */
export const otherOutsideHost = 'second.example.org'

/** A request that a service received. */
export interface Received {
  path: string
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

export interface OutsideService {
  /** Connects to this service instead of the public internet. Its time limit is long, as one process is both ends. */
  door: OutsideDoor
  received: Received[]
  /** Sets the answer from now on. */
  answerWith: (status: number, headers?: Readonly<Record<string, string>>) => void
  /** Delays all answers until `release`. */
  hold: () => void
  release: () => void
  stop: () => Promise<unknown>
}

/** Starts an HTTPS server under another host name, which represents a service of another company. */
export async function startOutsideService(): Promise<OutsideService> {
  const { cert, key } = makeCertificate([outsideHost, otherOutsideHost])
  const received: Received[] = []
  let [isReleased, release] = [Promise.resolve(), () => {}]
  let answer: [status: number, headers: Readonly<Record<string, string>>] = [201, {}]
  const server = createServer({ cert, key }, async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    await isReleased
    response.writeHead(...answer).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    door: {
      port,
      ca: cert,
      patienceMs: testLimits.stateMs,
      lookup:
        () =>
        (_, { all }, callback) =>
          all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
    },
    received,
    hold: () => {
      isReleased = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
    answerWith: (status, headers = {}) => {
      answer = [status, headers]
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
