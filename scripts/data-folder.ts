import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isHealthy } from './pocketbase/keep.ts'
import { Problem } from './problem.ts'
import { inProject } from './root.ts'

const onlyOwner = 0o700

/** Where everything lies that must be backed up: DATA_DIR, else `data` in the project. */
export function dataFolder(): string {
  const folder = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : inProject('data')
  mkdirSync(folder, { recursive: true, mode: onlyOwner })
  return folder
}

/**
 * Keeps others on this machine out of a data folder, whoever made it: lists are open to whoever reads their keys in the
 * database. A folder of somebody else's stays as it is, and the doctor says so.
 */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, onlyOwner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

interface Running {
  /** Of the PocketBase that uses the folder. */
  url: string
  /** Of the process that keeps it. */
  pid: number
  /** The program that this PocketBase is. */
  program?: string
  /** The site in front of it, once it is served. */
  site?: RunningSite
}

export interface RunningSite {
  url: string
  isProxyTrusted: boolean
}

/** Word of who uses a data folder. */
export interface Mark {
  tellSite: (site: RunningSite) => void
  remove: () => void
}

/**
 * Refuses a data folder that another start uses: two PocketBases over one database would each tell only
 * their own visitors of a change.
 *
 * @throws Problem that says which process to end
 */
export async function refuseUsedFolder(folder: string): Promise<void> {
  const running = readRunning(folder)
  if (!running || !(await isHealthy(running.url))) return
  throw new Problem(
    `The data folder ${folder} is in use by another start (process ${running.pid}): ` +
      'end that one, or set DATA_DIR to another folder.',
  )
}

/**
 * Leaves word of who uses the folder.
 * @param url of its PocketBase
 * @param program that this PocketBase is
 */
export function markUsed(folder: string, url: string, program: string): Mark {
  const path = runningPath(folder)
  const write = (running: Running) => writeFileSync(path, JSON.stringify(running))
  const running = { url, pid: process.pid, program }
  write(running)
  return {
    tellSite: (site) => write({ ...running, site }),
    remove: () => rmSync(path, { force: true }),
  }
}

/** Who uses a data folder, as it said itself. */
export function readRunning(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(runningPath(folder), 'utf8')) as Running
  } catch {
    return undefined
  }
}

function runningPath(folder: string): string {
  return join(folder, 'running.json')
}
