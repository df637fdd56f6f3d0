import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MadeBackup, madeBackupFile } from '../../../src/protocol/backups.ts'

export function madeBackupPath(folder: string): string {
  return join(folder, madeBackupFile)
}

/** Returns the last backup of PocketBase, as its hooks have recorded it; undefined if there is no record. */
export function readMadeBackup(folder: string): MadeBackup | undefined {
  try {
    return JSON.parse(readFileSync(madeBackupPath(folder), 'utf8')) as MadeBackup
  } catch {
    return undefined
  }
}
