import { type Contents, type MadeBackup, madeBackupFile } from '../../../src/protocol/backups.ts'
import { noteDamage } from '../operator/damage.ts'
import { textRows } from '../sql.ts'
import type { RestoreApp } from './restore-types.d.ts'

const onlyOwner = 0o600

/** What the database holds; undefined when it cannot be counted, since a backup is made all the same. */
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

/** Names a backup for the site's process, which tries it. */
export function noteBackup(
  app: RestoreApp,
  backup: string,
  before: Contents | undefined,
  after: Contents | undefined,
): void {
  const atLeast = before &&
    after && { lists: Math.min(before.lists, after.lists), items: Math.min(before.items, after.items) }
  const made: MadeBackup = { backup, ...(atLeast && { atLeast }) }
  $os.writeFile($filepath.join(app.dataDir(), '..', madeBackupFile), JSON.stringify(made), onlyOwner)
}
