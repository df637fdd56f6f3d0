import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import process from 'node:process'
import { Problem } from '../problem.ts'
import { fetchBackup, listBackups } from './backups.ts'
import { overData } from './over-data.ts'

/** Of the folder that a backup is fetched into, and which is gone once it was used. */
export const fetchedPrefix = 'fetched-'

/** What a restore has laid aside is no state that anybody wants by the word 'latest'. */
const laidAside = /^before-/

function localBackups(folder: string): string {
  return join(folder, 'pb', 'backups')
}

/** Where a backup lies on this machine; undefined when PocketBase keeps it in its bucket. */
export function localBackup(folder: string, key: string): string | undefined {
  const path = join(localBackups(folder), key)
  return existsSync(path) ? path : undefined
}

/**
 * Does work with the file of a backup, which is fetched where PocketBase keeps it in a bucket.
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
    throw new Problem(`There is no backup ${name}, neither as a file nor in ${localBackups(folder)}.`)
  const place = mkdtempSync(join(folder, fetchedPrefix))
  try {
    const zip = join(place, basename(name))
    await overData(folder, (pocketBase) => fetchBackup(pocketBase, name, zip))
    return await work(zip)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** A path means that very file, whatever else is called like it. */
function isName(wanted: string): boolean {
  return wanted === basename(wanted)
}

export function hasData(folder: string): boolean {
  return existsSync(join(folder, 'pb', 'data.db'))
}

/** npm runs its scripts in the project's folder, and tells where it was called. */
function givenFile(path: string): string | undefined {
  const given = resolve(process.env.INIT_CWD ?? process.cwd(), path)
  return path.endsWith('.zip') && existsSync(given) ? given : undefined
}

async function newestBackup(folder: string): Promise<string> {
  const [newest] = (await namesByAge(folder)).filter((name) => !laidAside.test(name))
  if (newest) return newest
  throw new Problem('There is no backup yet: make one with npm run backup.')
}

/** A database that cannot be read knows of no bucket; what lies beside it is there all the same. */
async function namesByAge(folder: string): Promise<string[]> {
  if (hasData(folder)) {
    const kept = await overData(folder, listBackups).catch(() => undefined)
    if (kept) return kept.map(({ key }) => key)
  }
  const folderOfBackups = localBackups(folder)
  if (!existsSync(folderOfBackups)) return []
  return readdirSync(folderOfBackups)
    .filter((name) => name.endsWith('.zip'))
    .map((name) => ({ name, madeAt: statSync(join(folderOfBackups, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
    .map(({ name }) => name)
}
