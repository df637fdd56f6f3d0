import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freeBytes } from '../../../src/server/health/disk.ts'
import { limits } from '../../../src/server/limits/limits.ts'
import { keepPocketBase } from '../pocketbase/keep.ts'
import { superuserVariables } from '../pocketbase/superuser.ts'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'
import { sizeInWords } from '../size-in-words.ts'
import { unpackedBytes } from './archive.ts'
import { BrokenBackup } from './broken-backup.ts'
import { type Contents, contentsOf } from './contents.ts'
import { fetchedPrefix } from './find.ts'

/** A backup that was restored into a folder of its own, and opened there. */
export interface Unpacked {
  /** PocketBase's data, as they are to be taken into use. */
  pb: string
  contents: Contents
}

interface Unpacking {
  /** The data folder that it is done beside, on the same disk. */
  folder: string
  zip: string
  /** The PocketBase that does it. */
  binary: string
  /** The folder of the schema's steps that the copy is opened with. */
  migrations: string
}

/** What PocketBase is told to do with a copy, in place of our hooks. */
const hooks = inProject('pocketbase/unpack')

/** Of the code that stands here. */
export const presentMigrations = inProject('pocketbase/pb_migrations')

const prefix = 'unpacked-'
const longestMs = 24 * 3_600_000
const restoreTimeoutMs = 600_000
const pollMs = 20

/**
 * Restores a backup by a PocketBase of its own, opens it with the schema that is to read it, and looks at all of it. The data
 * folder beside it is not touched, and nothing stays.
 *
 * @throws Problem when the backup is broken, or there is no room for it
 */
export async function withUnpacked<Done>(
  unpacking: Unpacking,
  work: (unpacked: Unpacked) => Promise<Done>,
): Promise<Done> {
  dropLeftBehind(unpacking.folder)
  await refuseSmallDisk(unpacking)
  const place = mkdtempSync(join(unpacking.folder, prefix))
  try {
    const pb = join(place, 'pb')
    await unpack(unpacking, place, pb)
    contentsOf(pb)
    await open(unpacking, pb)
    rmSync(join(pb, 'backups'), { recursive: true, force: true })
    return await work({ pb, contents: contentsOf(pb) })
  } catch (error) {
    if (error instanceof BrokenBackup)
      throw new Problem(`The backup ${basename(unpacking.zip)} ${error.message}: take another one.`)
    throw error
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** What a kill kept from being taken away. */
function dropLeftBehind(folder: string): void {
  const isLeft = (path: string) => Date.now() - statSync(path).mtimeMs > longestMs
  const isOurs = (name: string) => [prefix, fetchedPrefix].some((begin) => name.startsWith(begin))
  const paths = readdirSync(folder).filter(isOurs)
  for (const path of paths.map((name) => join(folder, name)).filter(isLeft)) rmSync(path, { recursive: true })
}

async function refuseSmallDisk({ folder, zip }: Unpacking): Promise<void> {
  const wanted = unpackedBytes(zip) + limits.leastFreeBytes
  const free = await freeBytes(folder)
  if (free >= wanted) return
  throw new Problem(
    `The disk of ${folder} has ${sizeInWords(free)} free and unpacking the backup needs ${sizeInWords(wanted)}: make room first.`,
  )
}

async function unpack({ folder, zip, binary }: Unpacking, place: string, pb: string): Promise<void> {
  const built = { hooks, migrations: join(place, 'no-migrations') }
  mkdirSync(join(pb, 'backups'), { recursive: true, mode: 0o700 })
  layFile(zip, join(pb, 'backups', 'backup.zip'))
  const before = databaseOf(pb)
  const pocketBase = await keepPocketBase({ binary, built, dataDir: pb, env: superuserVariables(folder) })
  try {
    const answer = await fetch(`${pocketBase.url}/unpack`, {
      method: 'POST',
      signal: AbortSignal.timeout(restoreTimeoutMs),
    }).catch(() => undefined)
    if (answer) throw new BrokenBackup(`is broken (${await reasonIn(answer)})`)
    await untilReplaced(pb, before)
  } finally {
    await pocketBase.end()
  }
}

async function untilReplaced(pb: string, before: number | undefined): Promise<void> {
  const giveUpAt = performance.now() + restoreTimeoutMs
  while (databaseOf(pb) === before) {
    if (performance.now() > giveUpAt) throw new BrokenBackup('could not be restored by PocketBase in time')
    await wait(pollMs)
  }
}

/** A file of the same disk takes no room twice. */
function layFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Tells one database file from the one that takes its place. */
function databaseOf(pb: string): number | undefined {
  return statSync(join(pb, 'data.db'), { throwIfNoEntry: false })?.ino
}

async function reasonIn(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => undefined)
  const isReason = typeof said === 'object' && said !== null && 'reason' in said
  return isReason ? String(said.reason).replace(/^GoError: /, '') : `PocketBase answered ${answer.status}`
}

/** A start does the same. */
async function open({ folder, binary, migrations }: Unpacking, pb: string): Promise<void> {
  const built = { hooks, migrations }
  const pocketBase = await keepPocketBase({ binary, built, dataDir: pb, env: superuserVariables(folder) })
  await pocketBase.end()
}
