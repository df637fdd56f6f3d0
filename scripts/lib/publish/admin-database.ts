import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { publicationStates, publicationTexts } from '../../../src/i18n/admin/publications.ts'
import { columnsOf, type OwnCollection, readColumns } from '../../../src/published/columns.ts'

/** What becomes of a publication, as its record says it. */
export interface Verdict {
  state: 'done' | 'failed'
  /** For admins. */
  message: string
  /** For who looks after the site; '' for nothing. */
  details: string
}

const waitMs = 10_000
const keptPublications = 50

/**
 * PocketBase's database, read and written beside it: SQLite lets several processes do that, PocketBase need not run, and
 * nobody has to know a superuser's password.
 */
export function openDatabase(dataFolder: string): DatabaseSync {
  return new DatabaseSync(join(dataFolder, 'pb', 'data.db'), { timeout: waitMs })
}

/** What admins write anew, in the order of its making, unchecked. */
export function readRecords(database: DatabaseSync, collection: OwnCollection): Record<string, unknown>[] {
  const columns = Object.keys(columnsOf[collection]).map((column) => `"${column}"`)
  const rows = database.prepare(`SELECT ${columns.join()} FROM ${collection} ORDER BY created, id`).all()
  return rows.map((row) => readColumns(collection, (column) => String(row[column] ?? '')))
}

/** Marks what waits as under way, with what another publication left so; one that is asked for by hand makes a record. */
export function beginPublication(database: DatabaseSync, nowMs: number): void {
  const { waiting, underWay } = publicationStates
  const now = storedTime(nowMs)
  const begun = database
    .prepare('UPDATE publications SET state = ?, message = ?, updated = ? WHERE state IN (?, ?)')
    .run(underWay, publicationTexts.underWay, now, waiting, underWay)
  if (begun.changes > 0) return
  database
    .prepare(
      `INSERT INTO publications (id, state, message, details, created, updated) VALUES (?, ?, ?, '', ?, ?)`,
    )
    .run(randomBytes(8).toString('hex').slice(0, 15), underWay, publicationTexts.underWay, now, now)
}

/** Says what became of what was under way, and forgets what was long ago. */
export function endPublication(database: DatabaseSync, verdict: Verdict, nowMs: number): void {
  const { state, message, details } = verdict
  database
    .prepare('UPDATE publications SET state = ?, message = ?, details = ?, updated = ? WHERE state = ?')
    .run(publicationStates[state], message, details, storedTime(nowMs), publicationStates.underWay)
  database
    .prepare(
      'DELETE FROM publications WHERE id NOT IN (SELECT id FROM publications ORDER BY created DESC LIMIT ?)',
    )
    .run(keptPublications)
}

/** As PocketBase stores a moment. */
export function storedTime(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ')
}
