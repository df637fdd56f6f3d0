import { adminTexts } from '../../../src/i18n/admin/admin.ts'
import { type SettledRecord, settleEdit } from '../../../src/published/settle.ts'
import type { StoredRecord } from './admin-types.d.ts'
import { refuse } from './refuse.ts'

/**
 * Refuses a form that was opened before another admin, or a new version of the files, changed the record: the dashboard
 * sends the whole record as it was read, including its number.
 */
export function refuseStale(record: StoredRecord): void {
  if (record.getInt('rev') !== record.original().getInt('rev')) refuse({ rev: adminTexts.stale })
}

/**
 * Returns a record as it has to be saved, compared with its present file.
 *
 * @param textsOf the columns that the file fills
 * @param file undefined for a record without a file: all of it is the admin's
 */
export function settledFrom(
  record: StoredRecord,
  textsOf: (record: StoredRecord) => Readonly<Record<string, string>>,
  file: Readonly<Record<string, string>> | undefined,
): SettledRecord {
  if (!file) return { texts: { ...textsOf(record) }, changed: null, conflicts: {} }
  const original = record.original()
  const before = { texts: { ...textsOf(original) }, ...machineKept(original) }
  const hasSeen = Object.keys(machineKept(record).conflicts).length === 0
  return settleEdit(textsOf(record), before, file, hasSeen)
}

function machineKept(record: StoredRecord): Pick<SettledRecord, 'changed' | 'conflicts'> {
  return { changed: jsonIn(record, 'changed'), conflicts: jsonIn(record, 'conflicts') ?? {} }
}

function jsonIn<Value>(record: StoredRecord, column: string): Value | null {
  const stored = record.getString(column)
  return stored === '' ? null : JSON.parse(stored)
}

/** Writes the columns that the dashboard's hooks maintain themselves, regardless of the form. */
export function keepSettled(record: StoredRecord, { changed, conflicts }: SettledRecord): void {
  record.set('changed', JSON.stringify(changed))
  record.set('conflicts', JSON.stringify(conflicts))
  record.set('rev', record.getInt('rev') + 1)
}
