import { Agent, request } from 'node:http'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { siteSecret } from '../../support/server/as-site.ts'
import { processorMs } from './process-cost.ts'

/** Durations of several requests, their number per second, and the CPU time of one. */
export interface Load {
  timesMs: number[]
  perSecond: number
  /** Milliseconds of CPU time, one value for each watched process. */
  processorMs: number[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
/** Needed by PocketBase only; the site ignores it. */
const asSite = { [siteSecretHeader]: siteSecret }

/**
 * Sends one request with as little CPU time as Node allows, because the measured processes share the machine's processors.
 *
 * @throws Error unless the status is 2xx
 */
export function ask(
  url: string,
  method: 'GET' | 'POST' | 'PATCH',
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<string> {
  const text = body && JSON.stringify(body)
  const framing =
    text === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method, headers: { ...asSite, ...headers, ...framing } },
      (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          answer += part
        })
        response.on('end', () =>
          Math.floor((response.statusCode ?? 0) / 100) === 2
            ? resolve(answer)
            : reject(new Error(`${response.statusCode}: ${answer}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

/**
 * Lets several people repeat their request, all at the same time.
 *
 * @param people functions, each of which sends one request
 * @param count number of requests in all, after as many rounds of warm-up as each needs
 * @param pids the watched processes
 */
export async function load(
  people: readonly (() => Promise<unknown>)[],
  count: number,
  pids: readonly number[],
): Promise<Load> {
  await repeat(people, Math.ceil(count / 4))
  const before = pids.map(processorMs)
  const startedAt = performance.now()
  const timesMs = await repeat(people, count)
  const tookMs = performance.now() - startedAt
  return {
    timesMs,
    perSecond: (timesMs.length * 1_000) / tookMs,
    processorMs: pids.map((pid, index) => (processorMs(pid) - (before[index] ?? 0)) / timesMs.length),
  }
}

async function repeat(people: readonly (() => Promise<unknown>)[], count: number): Promise<number[]> {
  const times: number[] = []
  let begun = 0
  const work = async (person: () => Promise<unknown>) => {
    while (begun < count) {
      begun += 1
      const startedAt = performance.now()
      await person()
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(people.map(work))
  return times
}
