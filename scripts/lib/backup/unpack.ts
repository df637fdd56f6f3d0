import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Contents } from '../../../src/protocol/backups.ts'
import { askPocketBase } from '../../../src/server/ask-pocketbase.ts'
import { freeBytes } from '../../../src/server/health/disk.ts'
import { limits } from '../../../src/server/limits/limits.ts'
import { runPocketBase } from '../pocketbase/run.ts'
import { superuserVariables } from '../pocketbase/superuser.ts'
import { Problem } from '../problem.ts'
import { isRunning, type ProcessId, processId } from '../process/process-id.ts'
import { inProject } from '../root.ts'
import { sizeInWords } from '../size-in-words.ts'
import { BrokenBackup, brokenProblem } from './broken-backup.ts'
import { contentsOf } from './contents.ts'
import { readMadeBackup } from './made-backup.ts'
import { fetchedPrefix, noteTrial } from './note-trial.ts'

/** A backup that was restored into its own folder, and opened there. */
interface Unpacked {
  /** The folder of PocketBase's data, ready to be put into use. */
  pb: string
  contents: Contents
}

interface Unpacking {
  /** The data folder, in which the backup is unpacked, so on the same disk. */
  folder: string
  zip: string
  /** The path of the PocketBase that unpacks it. */
  binary: string
  /** The folder of the migrations that the copy is opened with. */
  migrations: string
}

/** The hooks that unpack a copy, in place of the project's own. */
const hooks = inProject('pocketbase/unpack')

/** The migrations of the present code. */
export const presentMigrations = inProject('pocketbase/pb_migrations')

/** The end of a zip: its directory, and a record of the directory's place (APPNOTE.TXT, 4.3.12 and 4.3.16). */
const endRecord = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff, directoryBytes: 12 }
const entry = { signature: 0x02014b50, bytes: 46, unpackedBytes: 24, lengths: [28, 30, 32] } as const

const prefix = 'unpacked-'
const longestMs = 24 * 3_600_000
const restoreTimeoutMs = 600_000
const pollMs = 20

/**
 * Restores a backup with its own PocketBase, opens it with the given migrations, and checks all of it. The data are not
 * touched, and the copy is deleted after the work. The result of the trial is recorded.
 *
 * @throws Problem when the backup is broken, or there is no room for it
 */
export async function withUnpacked<Done>(
  unpacking: Unpacking,
  work: (unpacked: Unpacked) => Promise<Done>,
): Promise<Done> {
  dropLeftBehind(unpacking.folder)
  await asTrial(unpacking, () => refuseSmallDisk(unpacking))
  const place = mkdtempSync(join(unpacking.folder, prefix))
  try {
    const pb = join(place, 'pb')
    const contents = await unpackWhole(unpacking, place, pb)
    noteTrial(unpacking.folder, unpacking.zip)
    return await work({ pb, contents })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function unpackWhole(unpacking: Unpacking, place: string, pb: string): Promise<Contents> {
  return asTrial(unpacking, async () => {
    await unpack(unpacking, place, pb)
    contentsOf(pb, 'quick', dueContents(unpacking))
    await open(unpacking, pb)
    rmSync(join(pb, 'backups'), { recursive: true, force: true })
    return contentsOf(pb, 'full')
  })
}

/** Does a part of a trial, and records that the backup is broken when it turns out to be. */
async function asTrial<Done>({ folder, zip }: Unpacking, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BrokenBackup)) throw error
    noteTrial(folder, zip, error.message)
    throw brokenProblem(basename(zip), error)
  }
}

/** Returns the least that the newest backup must hold; undefined for others, whose contents are not recorded. */
function dueContents({ folder, zip }: Unpacking): Contents | undefined {
  const made = readMadeBackup(folder)
  return made?.backup === basename(zip) ? made.atLeast : undefined
}

/** Deletes old folders that a killed process has left. */
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

/**
 * The size of a zip's content in bytes. Only the end of the file is read.
 *
 * @throws BrokenBackup when the file is not a complete zip
 */
function unpackedBytes(path: string): number {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const tail = readTail(file, size, endRecord.bytes + endRecord.longestComment)
    const end = lastSignature(tail)
    if (end < 0) throw new BrokenBackup('is no whole zip, since its end is missing')
    const directoryBytes = tail.readUInt32LE(end + endRecord.directoryBytes)
    const behind = tail.length - end
    return sumOfEntries(readTail(file, size, directoryBytes + behind).subarray(0, directoryBytes))
  } finally {
    closeSync(file)
  }
}

function readTail(file: number, size: number, wanted: number): Buffer {
  const tail = Buffer.alloc(Math.min(size, wanted))
  readSync(file, tail, 0, tail.length, size - tail.length)
  return tail
}

function lastSignature(tail: Buffer): number {
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(endRecord.signature)
  const found = tail.lastIndexOf(signature)
  return found + endRecord.bytes <= tail.length ? found : -1
}

function sumOfEntries(directory: Buffer): number {
  let sum = 0
  let at = 0
  while (at + entry.bytes <= directory.length && directory.readUInt32LE(at) === entry.signature) {
    sum += directory.readUInt32LE(at + entry.unpackedBytes)
    const start = at
    at +=
      entry.bytes + entry.lengths.reduce((bytes, length) => bytes + directory.readUInt16LE(start + length), 0)
  }
  return sum
}

async function unpack(unpacking: Unpacking, place: string, pb: string): Promise<void> {
  mkdirSync(join(pb, 'backups'), { recursive: true, mode: 0o700 })
  layFile(unpacking.zip, join(pb, 'backups', 'backup.zip'))
  const before = databaseOf(pb)
  const pocketBase = await runOver(pb, unpacking, join(place, 'no-migrations'))
  try {
    const asked = askPocketBase(pocketBase, '/unpack', {
      signal: AbortSignal.timeout(restoreTimeoutMs),
      body: {},
    })
    const answer = await asked.catch(() => undefined)
    if (answer) throw new BrokenBackup(`is broken (${await reasonIn(answer)})`)
    await untilReplaced(pb, before, processId(pocketBase.pid ?? 0))
  } finally {
    await pocketBase.end()
  }
}

async function untilReplaced(
  pb: string,
  before: number | undefined,
  pocketBase: ProcessId | undefined,
): Promise<void> {
  const giveUpAt = performance.now() + restoreTimeoutMs
  while (databaseOf(pb) === before) {
    if (!pocketBase || !isRunning(pocketBase))
      throw new Problem('PocketBase ended while it unpacked a backup.')
    if (performance.now() > giveUpAt) throw new BrokenBackup('could not be restored by PocketBase in time')
    await wait(pollMs)
  }
}

/** Links a file, which takes no more room on the same disk, or copies it. */
function layFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Identifies the database file, to notice when another one replaces it. */
function databaseOf(pb: string): number | undefined {
  return statSync(join(pb, 'data.db'), { throwIfNoEntry: false })?.ino
}

async function reasonIn(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => undefined)
  const isReason = typeof said === 'object' && said !== null && 'reason' in said
  return isReason ? String(said.reason).replace(/^GoError: /, '') : `PocketBase answered ${answer.status}`
}

/** Opens the copy as a start would, with its migrations. */
async function open(unpacking: Unpacking, pb: string): Promise<void> {
  const pocketBase = await runOver(pb, unpacking, unpacking.migrations)
  await pocketBase.end()
}

/** Starts PocketBase over the copy, at a port of its own. When it ends by itself, it is not started again. */
function runOver(pb: string, { folder, binary }: Unpacking, migrations: string) {
  const env = superuserVariables(folder)
  const built = { hooks, migrations }
  return runPocketBase({ binary, built, env, dataDir: pb, askedToEnd: Promise.resolve() })
}
