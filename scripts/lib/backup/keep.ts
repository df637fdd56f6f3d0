import { tellOperator } from '../../../src/server/health/journal.ts'
import { isDamaged } from '../../../src/server/health/read-damage.ts'
import { readTrials } from '../../../src/server/health/trials.ts'
import { settings } from '../../../src/settings/here.ts'
import { dropBackup, listBackups } from './backups.ts'
import { isBroken } from './broken-backup.ts'
import { tryBackup } from './drill.ts'
import { backupsOfData } from './find.ts'
import { lookAtData } from './look-at-data.ts'
import { forgetTrials } from './note-trial.ts'
import { oldBackups } from './old-backups.ts'
import { overData } from './over-data.ts'

/**
 * Verifies the newest backup, if it was not verified yet, and older ones until one is intact; checks the data themselves if
 * the newest one is not intact, or if damage is recorded; and deletes old nightly backups.
 */
export async function keepBackups(folder: string): Promise<void> {
  try {
    const isWhole = await tryUntilWhole(folder, await backupsOfData(folder))
    if (!isWhole || isDamaged(folder)) lookAtData(folder)
  } finally {
    await dropOld(folder)
  }
}

/** @returns true if the first of them is intact */
async function tryUntilWhole(folder: string, names: readonly string[]): Promise<boolean> {
  const known = new Map(readTrials(folder).map(({ backup, fault }) => [backup, fault === undefined]))
  for (const name of names) {
    if (known.get(name) ?? (await isWholeNow(folder, name))) return name === names[0]
  }
  return names.length === 0
}

async function isWholeNow(folder: string, name: string): Promise<boolean> {
  try {
    await tryBackup(folder, name)
    return true
  } catch (error) {
    if (!isBroken(error)) throw error
    tellOperator('error', error.message)
    return false
  }
}

async function dropOld(folder: string): Promise<void> {
  await overData(folder, async (pocketBase) => {
    const names = (await listBackups(pocketBase)).map(({ key }) => key)
    const old = oldBackups(names, readTrials(folder), settings.BACKUPS_KEPT)
    for (const name of old) await dropBackup(pocketBase, name)
    forgetTrials(
      folder,
      names.filter((name) => !old.includes(name)),
    )
  })
}
