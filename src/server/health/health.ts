import type { ServerResponse } from 'node:http'
import { realtimePath } from '../../protocol/live.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { type CodeVersion, version } from '../../version.ts'
import { askPocketBase } from '../ask-pocketbase.ts'
import { limits } from '../limits/limits.ts'
import { freeBytes } from './disk.ts'
import { isDamaged } from './read-damage.ts'

/** Failed check, in one word without details. */
export type HealthTrouble = 'database' | 'writing' | 'damage' | 'live' | 'disk' | 'pages'

interface HealthOptions {
  pocketBase: PocketBaseAccess
  /**
   * The data folder, whose disk must not be full, and which has a note if the databases are damaged; undefined for no check.
   */
  dataDir?: string
  /** Returns true if the site can show its home page. */
  hasPages: () => boolean
  /** Versions of the running code, to report. */
  code?: CodeVersion
}

/** Checks of the site; a check that gets no answer has failed. */
const checks: readonly [trouble: HealthTrouble, isWell: (options: HealthOptions) => Promise<boolean>][] = [
  ['database', ({ pocketBase }) => isOk(pocketBase, '/api/operator/reading')],
  ['writing', ({ pocketBase }) => isOk(pocketBase, '/api/operator/writing')],
  ['damage', async ({ dataDir }) => dataDir === undefined || !isDamaged(dataDir)],
  ['live', ({ pocketBase }) => isHubAlive(pocketBase)],
  [
    'disk',
    async ({ dataDir }) => dataDir === undefined || (await freeBytes(dataDir)) >= limits.leastFreeBytes,
  ],
  ['pages', async ({ hasPages }) => hasPages()],
]

interface HealthData extends CodeVersion {
  wrong: readonly HealthTrouble[]
}

/** Result of one check. */
export interface Checked {
  trouble: HealthTrouble
  isWell: boolean
  /** Duration of the check. */
  seconds: number
}

export interface Health {
  /** Runs all checks. Calls within a second share one run, so it may be called as often as needed. */
  measure: () => Promise<readonly Checked[]>
  /** Runs the same checks and returns those that failed. */
  look: () => Promise<readonly HealthTrouble[]>
  /**
   * Answers 200, or 503 with the failed checks, and the version of the running code. It replaces PocketBase's own health
   * check, which reports only that PocketBase answers.
   */
  answer: (response: ServerResponse) => Promise<void>
}

export function createHealth(options: HealthOptions): Health {
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let shared: Promise<Checked[]> = Promise.resolve([])
  const measure = () => {
    if (performance.now() - lookedAtMs >= limits.healthMs) {
      lookedAtMs = performance.now()
      shared = checkAll(options)
    }
    return shared
  }
  const look = async () => troublesIn(await measure())
  return {
    measure,
    look,
    answer: async (response) => answer(response, { wrong: await look(), ...(options.code ?? { version }) }),
  }
}

function checkAll(options: HealthOptions): Promise<Checked[]> {
  return Promise.all(
    checks.map(async ([trouble, check]) => {
      const beganAt = performance.now()
      const isWell = await check(options).catch(() => false)
      return { trouble, isWell, seconds: (performance.now() - beganAt) / 1000 }
    }),
  )
}

function troublesIn(checked: readonly Checked[]): HealthTrouble[] {
  return checked.filter(({ isWell }) => !isWell).map(({ trouble }) => trouble)
}

async function isOk(pocketBase: PocketBaseAccess, path: string): Promise<boolean> {
  return (await ask(pocketBase, path)).ok
}

/** Opens an event stream, as a page does, and closes it after the first event. */
async function isHubAlive(pocketBase: PocketBaseAccess): Promise<boolean> {
  const { body } = await ask(pocketBase, realtimePath)
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value).includes('PB_CONNECT')
}

function ask(pocketBase: PocketBaseAccess, path: string): Promise<Response> {
  return askPocketBase(pocketBase, path, { signal: AbortSignal.timeout(limits.healthPatienceMs) })
}

/** Answers in the format of PocketBase's answers. */
function answer(response: ServerResponse, data: HealthData): void {
  const status = data.wrong.length === 0 ? 200 : 503
  const message = status === 200 ? 'Totul merge.' : 'Ceva nu merge.'
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify({ status, message, data }))
}
