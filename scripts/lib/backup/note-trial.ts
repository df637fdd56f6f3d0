import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { backupsFolder } from '../../../src/server/health/backups-on-disk.ts'
import { readTrials, type Trial, trialsPath } from '../../../src/server/health/trials.ts'
import { replaceFile } from '../replace-file.ts'

/** Prefix of the name of a temporary folder with a fetched backup. */
export const fetchedPrefix = 'fetched-'

/**
 * Records the result of a trial, unless the file is none of PocketBase's backups.
 *
 * @param fault description that follows the backup's name; undefined for an intact backup
 */
export function noteTrial(folder: string, zip: string, fault?: string): void {
  const place = dirname(zip)
  if (place !== backupsFolder(folder) && !basename(place).startsWith(fetchedPrefix)) return
  const backup = basename(zip)
  const others = readTrials(folder).filter((trial) => trial.backup !== backup)
  const madeAt = statSync(zip).mtime.toISOString()
  writeTrials(folder, [{ backup, madeAt, at: new Date().toISOString(), ...(fault && { fault }) }, ...others])
}

/** Forgets the trials of backups that are no longer there. */
export function forgetTrials(folder: string, names: readonly string[]): void {
  const trials = readTrials(folder)
  const left = trials.filter(({ backup }) => names.includes(backup))
  if (left.length < trials.length) writeTrials(folder, left)
}

function writeTrials(folder: string, trials: readonly Trial[]): void {
  replaceFile(trialsPath(folder), `${JSON.stringify(trials, undefined, 1)}\n`)
}
