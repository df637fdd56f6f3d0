import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { dropBackup, listBackups, makeBackup } from '../backup/backups.ts'
import { drill } from '../backup/drill.ts'
import { hasData } from '../backup/find.ts'
import { overData } from '../backup/over-data.ts'
import { asOwner, ownerOf } from '../backup/owner.ts'
import { presentMigrations } from '../backup/unpack.ts'
import { namedDataFolder } from '../data-folder.ts'
import { ensurePocketBase } from '../pocketbase/ensure.ts'
import { Problem } from '../problem.ts'
import { isEnabled } from '../process/systemd.ts'
import {
  changedTemplates,
  fetchCommit,
  forgetPrepared,
  type Prepared,
  prepare,
  presentCommit,
  refuseChangedCode,
  refuseWayBack,
  shortName,
  switchTo,
} from './code.ts'
import { addRecord, dropRecord, markUndone, type UpgradeRecord, updateRecord } from './records.ts'
import { putBack } from './rollback.ts'
import { isUpSoon, outlastSignals, serviceOver } from './service.ts'

const prefix = 'before-upgrade'
const keptBackups = 5
/** The unit of Litestream's follower, on the machine of a standby. */
const follower = 'lista-standby'

/**
 * Upgrades the project to another commit: builds it while the present one serves, stops the service, makes a backup, and
 * starts the new code. When the new code does not come up, it puts the former code and data back. On the machine of a standby
 * only the code is exchanged: its data are a copy that Litestream writes.
 *
 * @param ref a branch, tag or commit; the head of the default branch when undefined
 * @returns a report for the operator
 * @throws Problem with the reason why the former code still serves, or serves again
 */
export async function upgrade(ref: string | undefined): Promise<string> {
  const folder = namedDataFolder()
  if (!hasData(folder)) throw new Problem(`There are no data in ${folder}: set DATA_DIR to the data folder.`)
  refuseChangedCode()
  const service = await serviceOver(folder)
  const [from, to] = [presentCommit(), fetchCommit(ref)]
  if (from === to) return `${shortName(to)} is what stands here already.`
  refuseWayBack(from, to)
  const prepared = prepare(to, folder)
  try {
    return isEnabled(follower)
      ? exchangeCode(prepared, from)
      : await bringIn(prepared, { folder, from, service })
  } finally {
    forgetPrepared()
  }
}

interface Site {
  folder: string
  /** The commit that serves. */
  from: string
  service: Awaited<ReturnType<typeof serviceOver>>
}

async function bringIn(prepared: Prepared, { folder, from, service }: Site): Promise<string> {
  const { commit } = prepared
  outlastSignals()
  service?.stop()
  const record = await exchange(prepared, folder, from).catch((error) => {
    service?.start()
    throw error
  })
  const done = `${shortName(from)} did; npm run rollback goes back to it.${templatesNote(from, commit)}`
  if (!service) return `${shortName(commit)} stands here, ${done} Start the site.`
  service.start()
  if (!(await isUpSoon(folder, service))) return goBack(prepared, record, { folder, from, service })
  await asOwner(ownerOf(folder), () => dropOldBackups(folder)).catch((error) =>
    tellOperator('warning', `Older backups of upgrades stay: ${inWords(error)}`),
  )
  return `${shortName(commit)} serves, ${done}`
}

function exchangeCode(prepared: Prepared, from: string): string {
  const { commit } = prepared
  switchTo(prepared)
  return `${shortName(commit)} stands here for when this standby is needed, ${shortName(from)} did.${templatesNote(from, commit)}`
}

function templatesNote(from: string, to: string): string {
  const changed = changedTemplates(from, to)
  return changed.length === 0 ? '' : ` Install these again, see docs/operating.md: ${changed.join(', ')}.`
}

/** Makes the backup and exchanges the code; on failure the code stays as it was. */
async function exchange(prepared: Prepared, folder: string, from: string): Promise<UpgradeRecord> {
  const record = await recordBackup(folder, from, prepared.commit)
  try {
    switchTo(prepared)
  } catch (error) {
    await asOwner(ownerOf(folder), async () => markUndone(folder, record))
    throw error
  }
  return record
}

/** Makes the backup while nothing writes, and restores it on trial, because a rollback depends on it. */
function recordBackup(folder: string, from: string, to: string): Promise<UpgradeRecord> {
  return asOwner(ownerOf(folder), async () => {
    const now = new Date()
    const begun = { at: now.toISOString(), from, to, backup: '', program: await ensurePocketBase() }
    addRecord(folder, begun)
    try {
      const { key } = await overData(folder, (pocketBase) => makeBackup(pocketBase, prefix, now.getTime()))
      await drill(folder, key)
      const record = { ...begun, backup: key }
      updateRecord(folder, record)
      return record
    } catch (error) {
      dropRecord(folder, begun)
      throw error
    }
  })
}

async function goBack(
  { hasOwnPackages }: Prepared,
  record: UpgradeRecord,
  { folder, from, service }: Site & { service: NonNullable<Site['service']> },
): Promise<never> {
  service.stop()
  await takeBack(record, { commit: from, hasOwnPackages }, folder).catch((error: Error) => {
    throw new Problem(
      `${shortName(record.to)} did not come up, and what was there before could not be put back, so the site is stopped: ${error.message} npm run rollback tries again.`,
    )
  })
  service.start()
  const now = (await isUpSoon(folder, service)) ? 'serves again' : 'is back, and does not come up either'
  throw new Problem(
    `${shortName(record.to)} did not come up, so ${shortName(from)} ${now}, with the data of before: journalctl says why.`,
  )
}

async function takeBack(
  record: UpgradeRecord,
  former: Pick<Prepared, 'commit' | 'hasOwnPackages'>,
  folder: string,
): Promise<void> {
  switchTo(former)
  await asOwner(ownerOf(folder), async () => {
    await putBack(folder, record, presentMigrations)
    markUndone(folder, record)
  })
}

async function dropOldBackups(folder: string): Promise<void> {
  await overData(folder, async (pocketBase) => {
    const kept = (await listBackups(pocketBase)).filter(({ key }) => key.startsWith(`${prefix}-`))
    for (const { key } of kept.slice(keptBackups)) await dropBackup(pocketBase, key)
  })
}
