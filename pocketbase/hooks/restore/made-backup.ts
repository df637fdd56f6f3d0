import { type Contents, type MadeBackup, madeBackupFile } from '../../../src/protocol/backups.ts'
import { noteDamage } from '../operator/note-damage.ts'
import { replaceFile } from '../replace-file.ts'
import { textRows } from '../sql.ts'
import type { RestoreApp } from './restore-types.d.ts'

/** Counts the lists and items; undefined when counting fails, because a backup is made even then. */
export function countContents(app: RestoreApp): Contents | undefined {
  try {
    const count = (table: string) =>
      Number(textRows(app.db(), `SELECT CAST(count(*) AS TEXT) AS value FROM ${table}`, {})[0])
    return { lists: count('lists'), items: count('items') }
  } catch (error) {
    noteDamage(app, error, Date.now())
    return undefined
  }
}

/** Records the newest backup in a file, from which the site's process learns that it has to verify that backup. */
export function noteBackup(
  app: RestoreApp,
  backup: string,
  before: Contents | undefined,
  after: Contents | undefined,
): void {
  const atLeast = before &&
    after && { lists: Math.min(before.lists, after.lists), items: Math.min(before.items, after.items) }
  const made: MadeBackup = { backup, ...(atLeast && { atLeast }) }
  replaceFile($filepath.join(app.dataDir(), '..', madeBackupFile), JSON.stringify(made))
}
