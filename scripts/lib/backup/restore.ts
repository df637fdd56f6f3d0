import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Contents } from '../../../src/protocol/backups.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { ensurePocketBase } from '../pocketbase/ensure.ts'
import { Problem } from '../problem.ts'
import { findUser, withFolder } from '../process/running.ts'
import { makeBackup, stamp } from './backups.ts'
import { hasData, withWholeBackup } from './find.ts'
import { overData } from './over-data.ts'
import { presentMigrations, withUnpacked } from './unpack.ts'

/** The entries of PocketBase's folder that stay in place when its data are exchanged. */
const staying = ['backups', 'public', 'lost+found', '.pb_temp_to_delete']
/** Exchanged last, so that the former data are still in use when the exchange is interrupted before. */
const database = 'data.db'

interface Restored extends Contents {
  /** The backup's name. */
  backup: string
  /** The backup or folder that has the former data; undefined when there were none. */
  before: string | undefined
}

/**
 * Replaces the present data by the data of a backup, after a backup of the present data.
 *
 * @param wanted a backup's name, the path of a zip, or 'latest' for the newest one that is intact
 * @throws Problem when the site runs or the backup is broken; nothing has changed then
 */
export async function restore(folder: string, wanted: string): Promise<Restored> {
  await refuseRunning(folder)
  const binary = await ensurePocketBase()
  return withWholeBackup(folder, wanted, (zip) =>
    withUnpacked({ folder, zip, binary, migrations: presentMigrations }, async (unpacked) => {
      const before = hasData(folder) ? await keepPresent(folder, 'before-restore') : undefined
      await takeIntoUse(folder, unpacked.pb)
      return { ...unpacked.contents, backup: basename(zip), before }
    }),
  )
}

/**
 * Exchanges the data. Files keep their owner.
 *
 * @param pb the folder of the new data
 * @throws Problem when the site was started meanwhile; nothing has changed then
 */
export async function takeIntoUse(folder: string, pb: string): Promise<void> {
  await refuseRunning(folder)
  await withFolder(folder, async () => {
    for (const name of ['auxiliary.db', database]) foldLog(join(pb, name))
    exchange(pb, join(folder, 'pb'))
  })
}

/** Moves the content of a database's write-ahead log into the database. */
function foldLog(path: string): void {
  const opened = new DatabaseSync(path)
  opened.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  opened.close()
}

async function refuseRunning(folder: string): Promise<void> {
  const running = await findUser(folder)
  if (!running) return
  throw new Problem(
    `The site runs over ${folder} (process ${running.pid}): stop it first, by systemctl stop lista-noastra where systemd keeps it.`,
  )
}

/**
 * Makes a backup of the present data.
 *
 * @param prefix of the backup's name
 * @returns the name of the backup; or, when PocketBase cannot make one, the folder with the data's files
 * @throws Problem when the site runs
 */
export async function keepPresent(folder: string, prefix: string): Promise<string> {
  const nowMs = Date.now()
  await refuseRunning(folder)
  try {
    return await overData(folder, async (pocketBase) => {
      const { key } = await makeBackup(pocketBase, prefix, nowMs)
      return key
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    tellOperator('warning', `No backup could be made of the present data, so their files are kept: ${reason}`)
    return layAside(join(folder, 'pb'), join(folder, `${prefix}-${stamp(nowMs)}`))
  }
}

/** Links the files into another folder; they stay in use until others replace them. */
function layAside(pb: string, aside: string): string {
  mkdirSync(aside, { mode: 0o700 })
  const files = readdirSync(pb, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of files) linkSync(join(pb, name), join(aside, name))
  return aside
}

/** Moves one file after the other, each in one step, so that the folder always has a database. */
function exchange(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const names = (folder: string) => readdirSync(folder).filter((name) => !staying.includes(name))
  const wanted = names(from).sort((a, b) => Number(a === database) - Number(b === database))
  // They include the former database's log, which the new database would take for its own.
  const unwanted = names(to).filter((name) => !wanted.includes(name) || isFolder(join(to, name)))
  for (const name of unwanted) rmSync(join(to, name), { recursive: true })
  for (const name of wanted) renameSync(join(from, name), join(to, name))
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory()
}
