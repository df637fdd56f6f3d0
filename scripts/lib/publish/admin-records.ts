import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { type SettledRecord, settleWithFile } from '../../../src/published/settle.ts'
import { storedTime } from './admin-database.ts'

type Texts = Readonly<Record<string, string>>

/** A collection whose records come from files: the column of the key, and the columns that the files fill. */
export interface FiledCollection {
  name: 'guide_foods' | 'page_texts'
  key: string
  columns: readonly string[]
}

/** A record of the database. */
interface StoredRecord extends SettledRecord {
  id: string
}

/**
 * Updates the records of a collection to the files. Every file has one record, which takes its columns from the file except
 * those that an admin has changed. A record without a file is deleted, or becomes the admin's when an admin has changed it.
 */
export function layFiles(
  database: DatabaseSync,
  collection: FiledCollection,
  files: ReadonlyMap<string, Texts>,
  nowMs: number,
): void {
  // Read inside the transaction, because an admin may save in the dashboard meanwhile.
  database.exec('BEGIN IMMEDIATE')
  try {
    const records = readSettled(database, collection)
    // Written in reverse, because the dashboard shows the newest records first.
    for (const [key, file] of [...files].reverse())
      layFile(database, collection, records.get(key), file, nowMs)
    for (const [key, record] of records) if (!files.has(key)) leave(database, collection, record)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** The records by their key. */
export function readSettled(
  database: DatabaseSync,
  { name, key, columns }: FiledCollection,
): Map<string, StoredRecord> {
  const asked = [...columns, 'id', 'changed', 'conflicts'].map((column) => `"${column}"`)
  const rows = database.prepare(`SELECT ${asked.join()} FROM ${name} ORDER BY "${key}"`).all()
  return new Map(
    rows.map((row) => {
      const texts = Object.fromEntries(columns.map((column) => [column, String(row[column] ?? '')]))
      const record: StoredRecord = {
        id: String(row.id),
        texts,
        changed: jsonIn(row.changed),
        conflicts: jsonIn(row.conflicts) ?? {},
      }
      return [String(row[key]), record]
    }),
  )
}

function jsonIn<Value>(stored: unknown): Value | null {
  return stored === null || stored === '' ? null : (JSON.parse(String(stored)) as Value | null)
}

function layFile(
  database: DatabaseSync,
  collection: FiledCollection,
  record: StoredRecord | undefined,
  file: Texts,
  nowMs: number,
): void {
  const before = record ?? { id: undefined, texts: {}, changed: {}, conflicts: {} }
  const settled = settleWithFile(before, file)
  if (record && isDeepStrictEqual({ ...record, ...settled }, record)) return
  const values = valuesOf(collection, settled)
  const now = storedTime(nowMs)
  if (record) {
    const set = Object.keys(values).map((column) => `"${column}" = ?`)
    database
      .prepare(`UPDATE ${collection.name} SET ${set.join()}, rev = rev + 1, updated = ? WHERE id = ?`)
      .run(...Object.values(values), now, record.id)
    return
  }
  const row = { ...values, id: randomBytes(8).toString('hex').slice(0, 15), created: now, updated: now }
  const columns = Object.keys(row).map((column) => `"${column}"`)
  database
    .prepare(`INSERT INTO ${collection.name} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
    .run(...Object.values(row))
}

function valuesOf({ columns }: FiledCollection, { texts, changed, conflicts }: SettledRecord): Texts {
  return {
    ...Object.fromEntries(columns.map((column) => [column, texts[column] ?? ''])),
    changed: JSON.stringify(changed),
    conflicts: JSON.stringify(conflicts),
  }
}

function leave(database: DatabaseSync, { name }: FiledCollection, { id, changed }: StoredRecord): void {
  if (changed === null) return
  const isEdited = Object.keys(changed).length > 0
  const what = isEdited
    ? `UPDATE ${name} SET changed = 'null', conflicts = '{}', rev = rev + 1`
    : `DELETE FROM ${name}`
  database.prepare(`${what} WHERE id = ?`).run(id)
}
