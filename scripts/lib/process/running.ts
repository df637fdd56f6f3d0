import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { isHealthy } from '../pocketbase/keep.ts'
import { Problem } from '../problem.ts'
import { isRunning, type ProcessId, processId } from './process-id.ts'

/** Who uses a data folder, as it says itself in `running.json`. */
export interface Running {
  /** Of the PocketBase that uses the folder. */
  url: string
  /** Of the process that keeps it. */
  pid: number
  keeper?: ProcessId
  pocketBase?: ProcessId
  /** The program that this PocketBase is. */
  program?: string
  /** The folder of the hooks that it runs. */
  hooks?: string
  /** The site in front of it, once it is served. */
  site?: RunningSite
}

export interface RunningSite {
  url: string
  isProxyTrusted: boolean
}

/** Word of who uses a data folder. */
export interface Mark {
  tellPocketBase: (pocketBase: { url: string; pid: number | undefined }) => void
  tellSite: (site: RunningSite) => void
  remove: () => void
}

const endTimeoutMs = 5_000
const pollMs = 20

/**
 * Refuses a data folder that another start uses: two PocketBases over one database would each tell only their own
 * visitors of a change. One that a killed start has left behind is ended, and named.
 *
 * @throws Problem that says which process to end
 */
export async function takeFolder(folder: string): Promise<void> {
  const running = readRunning(folder)
  if (!running) return
  const { url, pid, keeper, pocketBase } = running
  const isKept = keeper !== undefined && isRunning(keeper)
  const isLeft = !isKept && pocketBase !== undefined && isRunning(pocketBase)
  if (isKept || (!isLeft && (await isHealthy(url)))) {
    throw new Problem(
      `The data folder ${folder} is in use by another start (process ${pid}): ` +
        'end that one, or set DATA_DIR to another folder.',
    )
  }
  if (isLeft) await endLeft(pocketBase)
  const what = isLeft ? `and left PocketBase (process ${pocketBase.pid}), which has been ended now` : ''
  tellOperator('warning', `The start before (process ${pid}) ended by a kill or a power cut ${what}`.trim())
}

/** Who uses a data folder now, be it only about to: a keeper that lives, or a PocketBase that answers. */
export async function findUser(folder: string): Promise<Running | undefined> {
  const running = readRunning(folder)
  const isKept = running?.keeper !== undefined && isRunning(running.keeper)
  return isKept || (running && (await isHealthy(running.url))) ? running : undefined
}

async function endLeft(pocketBase: ProcessId): Promise<void> {
  process.kill(pocketBase.pid, 'SIGTERM')
  const killAt = performance.now() + endTimeoutMs
  while (isRunning(pocketBase)) {
    if (performance.now() > killAt) process.kill(pocketBase.pid, 'SIGKILL')
    await wait(pollMs)
  }
}

/** Leaves word of this process as the one that uses a folder, once it has a PocketBase. */
export function markUsed(folder: string, of: Pick<Running, 'program' | 'hooks'>): Mark {
  const path = join(folder, 'running.json')
  let running: Running = { url: '', pid: process.pid, ...of }
  const write = (more: Partial<Running>) => {
    running = { ...running, ...more }
    writeFileSync(path, JSON.stringify(running))
  }
  return {
    tellPocketBase: ({ url, pid }) => {
      const keeper = processId(process.pid)
      const pocketBase = pid === undefined ? undefined : processId(pid)
      write({ url, ...(keeper && { keeper }), ...(pocketBase && { pocketBase }) })
    },
    tellSite: (site) => write({ site }),
    remove: () => rmSync(path, { force: true }),
  }
}

/** Who uses a data folder; undefined when nobody says so. */
export function readRunning(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Running
  } catch {
    return undefined
  }
}
