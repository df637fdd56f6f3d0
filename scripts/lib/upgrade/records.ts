import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'

/** An upgrade in `upgrades.json` of the data folder; written before anything is changed. */
export interface UpgradeRecord {
  /** ISO 8601. */
  at: string
  /** Full hashes of commits. */
  from: string
  to: string
  /** The backup of just before it; '' until it is made, and nothing is changed before that. */
  backup: string
  /** The PocketBase that made the backup. */
  program: string
  /** When it was rolled back. */
  undone?: string
}

/** The oldest first. */
export function readRecords(folder: string): UpgradeRecord[] {
  const path = pathIn(folder)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as UpgradeRecord[]) : []
}

export function addRecord(folder: string, record: UpgradeRecord): void {
  write(folder, [...readRecords(folder), record])
}

/** Replaces the record of an upgrade. */
export function updateRecord(folder: string, record: UpgradeRecord): void {
  write(
    folder,
    readRecords(folder).map((known) => (known.at === record.at ? record : known)),
  )
}

/** Forgets an upgrade that has changed nothing. */
export function dropRecord(folder: string, { at }: UpgradeRecord): void {
  write(
    folder,
    readRecords(folder).filter((known) => known.at !== at),
  )
}

export function markUndone(folder: string, record: UpgradeRecord): void {
  updateRecord(folder, { ...record, undone: new Date().toISOString() })
}

function write(folder: string, records: readonly UpgradeRecord[]): void {
  replaceFile(pathIn(folder), `${JSON.stringify(records, null, 2)}\n`)
}

function pathIn(folder: string): string {
  return join(folder, 'upgrades.json')
}
