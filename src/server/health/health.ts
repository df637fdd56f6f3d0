import type { ServerResponse } from 'node:http'
import { limits } from '../limits/limits.ts'
import { freeBytes } from './disk.ts'

/** What is wrong, in a word that tells nothing but that. */
export type HealthTrouble = 'database' | 'writing' | 'live' | 'disk' | 'pages'

export interface HealthOptions {
  pocketBaseUrl: string
  /** The data folder, whose disk must not be full; it is not looked at where nobody names it. */
  dataDir?: string
  /** Whether the site can show its home page. */
  hasPages: () => boolean
}

/** What must be so; a check that fails to answer has failed. */
const checks: readonly [trouble: HealthTrouble, isWell: (options: HealthOptions) => Promise<boolean>][] = [
  ['database', ({ pocketBaseUrl }) => isOk(`${pocketBaseUrl}/api/operator/reading`)],
  ['writing', ({ pocketBaseUrl }) => isOk(`${pocketBaseUrl}/api/operator/writing`)],
  ['live', ({ pocketBaseUrl }) => isHubAlive(pocketBaseUrl)],
  [
    'disk',
    async ({ dataDir }) => dataDir === undefined || (await freeBytes(dataDir)) >= limits.leastFreeBytes,
  ],
  ['pages', async ({ hasPages }) => hasPages()],
]

export interface Health {
  /** What is wrong now. All who ask within a second share one look, so it may be asked as often as anybody likes. */
  look: () => Promise<readonly HealthTrouble[]>
  /** Answers 200, or 503 with what is wrong: the one health told outside, since PocketBase's own says only that it answers. */
  answer: (response: ServerResponse) => Promise<void>
}

export function createHealth(options: HealthOptions): Health {
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let shared: Promise<HealthTrouble[]> = Promise.resolve([])
  const look = () => {
    if (performance.now() - lookedAtMs >= limits.healthMs) {
      lookedAtMs = performance.now()
      shared = findTroubles(options)
    }
    return shared
  }
  return { look, answer: async (response) => answer(response, await look()) }
}

async function findTroubles(options: HealthOptions): Promise<HealthTrouble[]> {
  const found = await Promise.all(
    checks.map(async ([trouble, isWell]) => ((await isWell(options).catch(() => false)) ? [] : [trouble])),
  )
  return found.flat()
}

async function isOk(url: string): Promise<boolean> {
  return (await ask(url)).ok
}

/** Opens an event stream, as a page does, and hangs up at its first word. */
async function isHubAlive(pocketBaseUrl: string): Promise<boolean> {
  const { body } = await ask(`${pocketBaseUrl}/api/realtime`)
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value).includes('PB_CONNECT')
}

function ask(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(limits.healthPatienceMs) })
}

/** In the shape of every other answer. */
function answer(response: ServerResponse, wrong: readonly HealthTrouble[]): void {
  const status = wrong.length === 0 ? 200 : 503
  const message = status === 200 ? 'Totul merge.' : 'Ceva nu merge.'
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify({ status, message, data: { wrong } }))
}
