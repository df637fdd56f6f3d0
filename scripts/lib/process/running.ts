import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import type { PocketBaseAccess } from '../../../src/protocol/site-secret.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { isHealthy } from '../pocketbase/run.ts'
import { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import { isRunning, type ProcessId, processId } from './process-id.ts'

/** The start that uses a data folder, as it describes itself in `running.json`. */
export interface Running {
  /** The address of its PocketBase. */
  url: string
  /** The secret for requests to its PocketBase. An older version, which still runs after an upgrade, has none. */
  secret?: string
  /** The process that supervises PocketBase. */
  pid: number
  keeper?: ProcessId
  pocketBase?: ProcessId
  /** The path of PocketBase's program. */
  program?: string
  /** The folder of the hooks that PocketBase runs. */
  hooks?: string
  /** The site in front of it, once it is served. */
  site?: RunningSite
}

export interface RunningSite {
  url: string
  isProxyTrusted: boolean
}

/** Writes and removes the mark of a used data folder. */
interface Mark {
  tellPocketBase: (pocketBase: PocketBaseAccess & { pid: number | undefined }) => void
  tellSite: (site: RunningSite) => void
  remove: () => void
}

const endTimeoutMs = 5_000
const pollMs = 20
const sqliteBusy = 5

/**
 * Does work that no other start or command may do over the same data folder meanwhile: two PocketBases over one database
 * would each announce changes only to their own visitors. A PocketBase that a killed start has left behind is ended and
 * reported.
 *
 * @throws Problem that names the process to end
 */
export async function withFolder<Done>(folder: string, work: () => Promise<Done>): Promise<Done> {
  const lock = lockFolder(folder)
  try {
    if (!lock) throw inUse(folder, await findUser(folder))
    const running = readRunning(folder)
    if (running) await endKilled(folder, running)
    return await work()
  } finally {
    lock?.close()
  }
}

/**
 * Locks a data folder. SQLite's lock ends with its process, also when that is killed.
 *
 * @returns undefined when another process has locked it
 */
function lockFolder(folder: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (fieldsOf(error).errcode === sqliteBusy) return undefined
    throw error
  }
}

/**
 * Ends the PocketBase of a killed start, and reports it.
 *
 * @throws Problem when the start runs: that of an older version locks nothing
 */
async function endKilled(folder: string, running: Running): Promise<void> {
  const { url, pid, keeper, pocketBase } = running
  const isKept = keeper !== undefined && isRunning(keeper)
  const isLeft = !isKept && pocketBase !== undefined && isRunning(pocketBase)
  if (isKept || (!isLeft && (await isHealthy(url)))) throw inUse(folder, running)
  if (isLeft) await endLeft(pocketBase)
  const what = isLeft ? `and left PocketBase (process ${pocketBase.pid}), which has been ended now` : ''
  tellOperator('warning', `The start before (process ${pid}) ended by a kill or a power cut ${what}`.trim())
}

function inUse(folder: string, running: Running | undefined): Problem {
  const process = running ? ` (process ${running.pid})` : ''
  return new Problem(
    `The data folder ${folder} is in use by another start${process}: ` +
      'end that one, or set DATA_DIR to another folder.',
  )
}

/** The start that uses a data folder now, or is about to: its supervising process lives, or its PocketBase answers. */
export async function findUser(folder: string): Promise<Running | undefined> {
  const running = readRunning(folder)
  const isKept = running?.keeper !== undefined && isRunning(running.keeper)
  return isKept || (running && (await answers(running))) ? running : undefined
}

/** True when the PocketBase of a start answers. Once its process has ended, another one may answer at the same address. */
export async function answers({ url, pocketBase }: Running): Promise<boolean> {
  return (pocketBase === undefined || isRunning(pocketBase)) && (await isHealthy(url))
}

async function endLeft(pocketBase: ProcessId): Promise<void> {
  process.kill(pocketBase.pid, 'SIGTERM')
  const killAt = performance.now() + endTimeoutMs
  while (isRunning(pocketBase)) {
    if (performance.now() > killAt) process.kill(pocketBase.pid, 'SIGKILL')
    await wait(pollMs)
  }
}

/** Marks a folder as used by this process, as soon as it has a PocketBase. */
export function markUsed(folder: string, of: Pick<Running, 'program' | 'hooks'>): Mark {
  const path = join(folder, 'running.json')
  let running: Running = { url: '', pid: process.pid, ...of }
  const write = (more: Partial<Running>) => {
    running = { ...running, ...more }
    replaceFile(path, JSON.stringify(running))
  }
  return {
    tellPocketBase: ({ url, secret, pid }) => {
      const keeper = processId(process.pid)
      const pocketBase = pid === undefined ? undefined : processId(pid)
      write({ url, secret, ...(keeper && { keeper }), ...(pocketBase && { pocketBase }) })
    },
    tellSite: (site) => write({ site }),
    remove: () => rmSync(path, { force: true }),
  }
}

/** Address and secret of the PocketBase of a start, for commands. */
export function accessTo({ url, secret = '' }: Running): PocketBaseAccess {
  return { url, secret }
}

/** The mark of a data folder; undefined when there is none. */
export function readRunning(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Running
  } catch {
    return undefined
  }
}
