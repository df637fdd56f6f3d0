import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MadeBackup, madeBackupFile } from '../../../src/protocol/backups.ts'

export function madeBackupPath(folder: string): string {
  return join(folder, madeBackupFile)
}

/** The backup that PocketBase made last, as its hooks say; undefined when they have said of none. */
export function readMadeBackup(folder: string): MadeBackup | undefined {
  try {
    return JSON.parse(readFileSync(madeBackupPath(folder), 'utf8')) as MadeBackup
  } catch {
    return undefined
  }
}
