import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { refuseClosedFolder } from '../data-folder.ts'
import { knownAdmin } from '../pocketbase/superuser.ts'
import { isPinnedVersion } from '../pocketbase/version.ts'
import { type Running, readRunning } from '../process/running.ts'
import { wrongSettings } from '../settings/refuse-wrong.ts'
import { signIn } from './ask.ts'
import { dueCollections } from './collections.ts'
import { lookAtAddress } from './look-at-address.ts'
import { hookFaults } from './look-at-hooks.ts'
import { lookAtDisk, lookAtKeeping } from './look-at-keeping.ts'
import { lookAtLife } from './look-at-life.ts'
import { askBackups, askNumbers, lookAtDatabase, lookAtPocketBase } from './look-at-pocketbase.ts'
import { lookAtSite } from './look-at-site.ts'
import { outerAddresses, wordsOf } from './network.ts'
import type { Seen } from './seen.ts'

const othersMayRead = 0o077

interface Circumstances {
  /** Of this machine, loopback aside. */
  addresses?: readonly string[]
  nowMs?: number
}

/** Takes a look; one that fails is undefined, and its failure is noted by a name. */
type Attempt = <Value>(name: string, look: () => Value | Promise<Value>) => Promise<Value | undefined>

/**
 * Looks at the installation over a data folder, and at all of it that can be looked at.
 *
 * @throws Problem when the folder is not there, or is closed to whoever asks
 */
export async function examine(
  folder: string,
  { addresses = outerAddresses(), nowMs = Date.now() }: Circumstances = {},
): Promise<Seen> {
  refuseClosedFolder(folder)
  const failures: [name: string, words: string][] = []
  const attempt: Attempt = async (name, look) => {
    try {
      return await look()
    } catch (error) {
      failures.push([name, wordsOf(error)])
      return undefined
    }
  }
  const life = await lookAtLife(readRunning(folder))
  const inside =
    life.kind === 'answers' ? await lookInside(life.running, folder, addresses, attempt) : nothing
  return {
    nowMs,
    life,
    ...inside,
    keeping: await attempt('drill.json', () => lookAtKeeping(folder)),
    disk: await attempt('the disk', () => lookAtDisk(folder)),
    wrongSettings: wrongSettings(),
    readableByOthers: [folder, join(folder, 'admin.json')].filter(isReadableByOthers),
    failures: new Map(failures),
  }
}

type Inside = Omit<
  Seen,
  'nowMs' | 'life' | 'keeping' | 'disk' | 'wrongSettings' | 'readableByOthers' | 'failures'
>

const nothing: Inside = {
  pocketBase: undefined,
  database: undefined,
  dueCollections: undefined,
  hookFaults: undefined,
  mails: undefined,
  backupsMs: undefined,
  site: undefined,
  address: undefined,
}

/** What can be seen only while PocketBase answers. */
async function lookInside(
  running: Running,
  folder: string,
  addresses: readonly string[],
  attempt: Attempt,
): Promise<Inside> {
  const { url } = running
  const [seen, told] = await Promise.all([
    lookAround(running, addresses, attempt),
    askAsSuperuser(url, folder, attempt),
  ])
  const appUrl = told.database?.settings.meta.appURL
  const address =
    appUrl === undefined ? undefined : await attempt('SITE_URL', () => lookAtAddress(appUrl, url))
  return { ...seen, ...told, address }
}

async function lookAround(running: Running, addresses: readonly string[], attempt: Attempt) {
  const { url, program = '', hooks, site } = running
  const pocketBase = attempt('PocketBase', () => lookAtPocketBase(running, addresses))
  const due = isPinnedVersion(program) && attempt('the migrations', () => dueCollections(program))
  const faults = hooks === undefined ? undefined : attempt('the hooks', () => hookFaults(hooks))
  const numbers = attempt('what is counted', () => askNumbers(url))
  const seenSite = site && attempt('site', () => lookAtSite(site, addresses))
  return {
    pocketBase: await pocketBase,
    dueCollections: (await due) || undefined,
    hookFaults: await faults,
    // An older version that still runs counts no mails.
    mails: (await numbers)?.mails,
    site: await seenSite,
  }
}

async function askAsSuperuser(url: string, folder: string, attempt: Attempt) {
  const token = await attempt('superuser', () => signIn(url, knownAdmin(folder)))
  if (token === undefined) return { database: undefined, backupsMs: undefined }
  const database = attempt('the database', () => lookAtDatabase(url, token))
  const backupsMs = attempt('the backups', () => askBackups(url, token))
  return { database: await database, backupsMs: await backupsMs }
}

/** Windows keeps such rights elsewhere. */
function isReadableByOthers(path: string): boolean {
  if (process.platform === 'win32' || !existsSync(path)) return false
  return (statSync(path).mode & othersMayRead) !== 0
}
