import autocannon, { type Result } from 'autocannon'
import { type Figure, figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const rounds = 3
const connections = 64
const secondsPerRound = 10
const warmUpSeconds = 3
const leastPerSecond = 4_000
const longestP99Ms = 20

const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Pages that a visitor of the guide requests; the home page names the script. */
const paths = ['/', '/alimente/', '/alimente/rosii/', '/alimente/lapte/', '/alimente/litera/c/', '/despre']
const picture = '/pictures/rosii.svg'

/** The throughput of the site's server for compressed pages, a script and a picture. */
export const staticRequests: Measurement = async (bench) => {
  const url = await bench.product()
  const mix = [...paths, picture, await scriptOf(url)]
  await load(url, mix, warmUpSeconds)
  const results: Result[] = []
  while (results.length < rounds) results.push(await load(url, mix, secondsPerRound))
  return figuresOf(results)
}

function figuresOf(results: readonly Result[]): Figure[] {
  const perSecond = results.map(({ requests }) => requests.average)
  const p99 = results.map(({ latency }) => latency.p99)
  return [
    figure('static requests, compressed', 'requests/s', perSecond, { atLeast: leastPerSecond }),
    figure(`p99 at ${connections} connections`, 'ms', p99, { median: longestP99Ms }),
  ]
}

/** @throws Error when an answer is not the requested file */
async function load(url: string, mix: readonly string[], duration: number): Promise<Result> {
  const requests = mix.map((path) => ({ path, headers }))
  const result = await autocannon({ url, connections, duration, requests })
  const faults = result.non2xx + result.errors
  if (faults > 0) throw new Error(`${faults} of ${result.requests.total} requests failed`)
  return result
}

async function scriptOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  const [script] = page.match(/\/_astro\/[^"]+\.js/) ?? []
  if (!script) throw new Error('the home page names no script')
  return script
}
