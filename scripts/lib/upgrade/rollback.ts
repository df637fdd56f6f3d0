import { existsSync } from 'node:fs'
import { withBackup } from '../backup/find.ts'
import { asOwner, ownerOf } from '../backup/owner.ts'
import { keepPresent, takeIntoUse } from '../backup/restore.ts'
import { withUnpacked } from '../backup/unpack.ts'
import { namedDataFolder } from '../data-folder.ts'
import { ensurePocketBase } from '../pocketbase/ensure.ts'
import { Problem } from '../problem.ts'
import {
  forgetPrepared,
  type Prepared,
  prepare,
  presentCommit,
  refuseChangedCode,
  shortName,
  switchTo,
} from './code.ts'
import { dropRecord, markUndone, readRecords, type UpgradeRecord } from './records.ts'
import { isUpSoon, outlastSignals, serviceOver } from './service.ts'

/**
 * Reverts the newest upgrade that was not reverted yet: restores the code and the data of just before it, because older code
 * cannot read data that newer code has migrated. A backup of the present data is made.
 *
 * @returns a report for the operator
 * @throws Problem when there is nothing to revert, or it is not possible
 */
export async function rollback(): Promise<string> {
  const folder = namedDataFolder()
  const record = readRecords(folder).findLast(({ undone }) => undone === undefined)
  if (!record) throw new Problem(`There is no upgrade to roll back: ${folder} knows of none.`)
  if (record.backup === '') return forgetCutOff(folder, record)
  refuseChangedCode()
  const service = await serviceOver(folder)
  const prepared = prepare(record.from, folder)
  try {
    outlastSignals()
    service?.stop()
    const kept = await exchange(prepared, folder, record).catch((error) => {
      service?.start()
      throw error
    })
    service?.start()
    const isUp = service === undefined || (await isUpSoon(folder, service))
    const done =
      `${shortName(record.from)} stands here with the data of ${record.at}; those of a moment ago are in ${kept}. ` +
      'Open pages and devices bring back what they know of since.'
    if (!isUp) throw new Problem(`${done} But it does not come up: journalctl says why.`)
    return service ? done : `${done} Start the site.`
  } finally {
    forgetPrepared()
  }
}

/** Deletes the record of an upgrade that was interrupted before its backup, and so has changed nothing. */
async function forgetCutOff(folder: string, record: UpgradeRecord): Promise<string> {
  await asOwner(ownerOf(folder), async () => dropRecord(folder, record))
  forgetPrepared()
  return `The upgrade to ${shortName(record.to)} was cut off before it changed anything: ${shortName(presentCommit())} stands here, with the data as they were. Start the site.`
}

/** Puts the data back before the code, because newer code can open older data, and older code cannot open newer data. */
async function exchange(prepared: Prepared, folder: string, record: UpgradeRecord): Promise<string> {
  const kept = await asOwner(ownerOf(folder), () => putBack(folder, record, prepared.migrations))
  switchTo(prepared)
  await asOwner(ownerOf(folder), async () => markUndone(folder, record))
  return kept
}

/**
 * Puts back the data of just before an upgrade, after a backup of the present data.
 *
 * @param migrations of the code that will read the data
 * @returns the backup or folder with the present data
 */
export async function putBack(
  folder: string,
  { backup, program }: UpgradeRecord,
  migrations: string,
): Promise<string> {
  const binary = existsSync(program) ? program : await ensurePocketBase()
  return withBackup(folder, backup, (zip) =>
    withUnpacked({ folder, zip, binary, migrations }, async (unpacked) => {
      const before = await keepPresent(folder, 'before-rollback')
      await takeIntoUse(folder, unpacked.pb)
      return before
    }),
  )
}
