import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import process from 'node:process'
import { backupsByAge, backupsFolder, laidAside } from '../../../src/server/health/backups-on-disk.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { readTrials } from '../../../src/server/health/trials.ts'
import { Problem } from '../problem.ts'
import { fetchBackup, listBackups } from './backups.ts'
import { isBroken } from './broken-backup.ts'
import { fetchedPrefix } from './note-trial.ts'
import { overData } from './over-data.ts'

/** The path of a backup on this machine; undefined when it is in PocketBase's bucket. */
export function localBackup(folder: string, key: string): string | undefined {
  const path = join(backupsFolder(folder), key)
  return existsSync(path) ? path : undefined
}

/**
 * Does work with the file of a backup. A backup in PocketBase's bucket is fetched first.
 *
 * @param wanted a backup's name, the path of a zip, or 'latest'
 * @throws Problem when there is none
 */
export async function withBackup<Done>(
  folder: string,
  wanted: string,
  work: (zip: string) => Promise<Done>,
): Promise<Done> {
  const name = wanted === 'latest' ? await newestBackup(folder) : wanted
  const found = (isName(name) ? localBackup(folder, name) : undefined) ?? givenFile(name)
  if (found) return work(found)
  if (!hasData(folder) || !isName(name))
    throw new Problem(`There is no backup ${name}, neither as a file nor in ${backupsFolder(folder)}.`)
  const place = mkdtempSync(join(folder, fetchedPrefix))
  try {
    const zip = join(place, basename(name))
    await overData(folder, (pocketBase) => fetchBackup(pocketBase, name, zip))
    return await work(zip)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * Does work with the file of a backup, as `withBackup` does; 'latest' is the newest backup that is intact. The work has to
 * verify it.
 *
 * @throws Problem when no backup is intact
 */
export async function withWholeBackup<Done>(
  folder: string,
  wanted: string,
  work: (zip: string) => Promise<Done>,
): Promise<Done> {
  if (wanted !== 'latest') return withBackup(folder, wanted, work)
  const names = await backupsOfData(folder)
  const faults = new Map(readTrials(folder).map(({ backup, fault }) => [backup, fault]))
  for (const name of names) {
    const fault = faults.get(name)
    const done = fault === undefined && (await unlessBroken(() => withBackup(folder, name, work)))
    if (done) return done.value
    tellOperator('warning', `The backup ${name} is broken, so an older one is taken`)
  }
  if (names.length === 0) throw noBackup()
  throw new Problem(
    `None of the ${names.length} backups is whole: name one that was copied elsewhere, npm run restore -- FILE.zip.`,
  )
}

async function unlessBroken<Value>(work: () => Promise<Value>): Promise<{ value: Value } | undefined> {
  try {
    return { value: await work() }
  } catch (error) {
    if (isBroken(error)) return undefined
    throw error
  }
}

/** A path, unlike a name, never means one of PocketBase's backups. */
function isName(wanted: string): boolean {
  return wanted === basename(wanted)
}

export function hasData(folder: string): boolean {
  return existsSync(join(folder, 'pb', 'data.db'))
}

/** Resolves a path in the folder where npm was called, because npm runs its scripts in the project's folder. */
function givenFile(path: string): string | undefined {
  const given = resolve(process.env.INIT_CWD ?? process.cwd(), path)
  return path.endsWith('.zip') && existsSync(given) ? given : undefined
}

async function newestBackup(folder: string): Promise<string> {
  const [newest] = await backupsOfData(folder)
  if (newest) return newest
  throw noBackup()
}

function noBackup(): Problem {
  return new Problem('There is no backup yet: make one with npm run backup.')
}

/** The names of the backups that a restore may take by itself, the newest first: all but those of replaced data. */
export async function backupsOfData(folder: string): Promise<string[]> {
  return (await namesByAge(folder)).filter((name) => !laidAside.test(name))
}

/** The names of all backups, the newest first. When the database cannot be read, only those on this machine. */
async function namesByAge(folder: string): Promise<string[]> {
  const here = backupsByAge(folder)
  if (!hasData(folder)) return here
  try {
    const kept = await overData(folder, listBackups)
    return kept.map(({ key }) => key)
  } catch (error) {
    if (here.length === 0) throw error
    return here
  }
}
