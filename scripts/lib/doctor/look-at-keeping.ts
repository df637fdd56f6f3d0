import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freeBytes } from '../../../src/server/health/disk.ts'

/** What there is against a loss. */
export interface SeenKeeping {
  /** Since when PocketBase's data have been in this folder, in ms since 1970; undefined where there are none. */
  sinceMs: number | undefined
  /** When a backup was last restored to see that it can be, in ms since 1970. */
  lastDrillMs: number | undefined
}

/** The free space on the disk of the data, and what the databases take of it. */
export interface SeenDisk {
  freeBytes: number
  databaseBytes: number
}

const databases = /\.db(?:-wal)?$/

/** @param folder the data folder */
export function lookAtKeeping(folder: string): SeenKeeping {
  const data = statSync(join(folder, 'pb'), { throwIfNoEntry: false })
  return { sinceMs: data?.birthtimeMs, lastDrillMs: lastDrill(join(folder, 'drill.json')) }
}

/** `npm run restore:drill` leaves word of itself there. */
function lastDrill(path: string): number | undefined {
  if (!existsSync(path)) return undefined
  const { at } = JSON.parse(readFileSync(path, 'utf8')) as { at: string }
  return Date.parse(at)
}

export async function lookAtDisk(folder: string): Promise<SeenDisk> {
  return { freeBytes: await freeBytes(folder), databaseBytes: bytesOf(join(folder, 'pb')) }
}

function bytesOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder)
    .filter((name) => databases.test(name))
    .reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0)
}
