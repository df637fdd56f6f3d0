import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import process from 'node:process'
import { backupsByAge, backupsFolder, laidAside } from '../../../src/server/health/backups-on-disk.ts'
import { Problem } from '../problem.ts'
import { fetchBackup, listBackups } from './backups.ts'
import { overData } from './over-data.ts'

/** Of the name of a temporary folder with a fetched backup. */
export const fetchedPrefix = 'fetched-'

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
  const [newest] = (await namesByAge(folder)).filter((name) => !laidAside.test(name))
  if (newest) return newest
  throw new Problem('There is no backup yet: make one with npm run backup.')
}

/** The names of all backups, the newest first. When the database cannot be read, only those on this machine. */
async function namesByAge(folder: string): Promise<string[]> {
  if (hasData(folder)) {
    const kept = await overData(folder, listBackups).catch(() => undefined)
    if (kept) return kept.map(({ key }) => key)
  }
  return backupsByAge(folder)
}
