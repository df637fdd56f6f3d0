import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import process from 'node:process'
import { Problem } from '../problem.ts'

const root = 0

/** The owner of a file or folder. */
interface Owner {
  uid: number
  gid: number
}

export function ownerOf(path: string): Owner {
  return statSync(path)
}

export function nameOf({ uid }: Owner): string {
  return spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' }).stdout?.trim() || String(uid)
}

/** True when this process runs as the owner; always true on Windows, which has no such owners. */
export function isOurs({ uid }: Owner): boolean {
  return process.getuid === undefined || process.getuid() === uid
}

/**
 * Refuses to run as another user than the owner of the data folder, who could not write to files that this user creates.
 *
 * @param command as npm runs it
 * @throws Problem that names the user to run it as, or says that there is no such folder
 */
export function refuseOthersData(folder: string, command: string): void {
  if (!existsSync(folder))
    throw new Problem(`There is no data folder ${folder}: set DATA_DIR to the one that is meant.`)
  const owner = ownerOf(folder)
  if (isOurs(owner)) return
  const name = nameOf(owner)
  throw new Problem(
    `The data folder ${folder} belongs to ${name}: run this as that user, runuser -u ${name} -- npm run ${command}.`,
  )
}

/** Does work as another user when this process is root: files, and processes started by `tied`, belong to that user. */
export async function asOwner<Done>({ uid, gid }: Owner, work: () => Promise<Done>): Promise<Done> {
  const { getuid, getgroups, setgroups, setegid, seteuid } = process
  if (getuid?.() !== root || uid === root || !getgroups || !setgroups || !setegid || !seteuid) return work()
  const groups = getgroups()
  setgroups([gid])
  setegid(gid)
  seteuid(uid)
  try {
    return await work()
  } finally {
    seteuid(root)
    setegid(root)
    setgroups(groups)
  }
}

/**
 * The options that start a process as another user, when this process is root; the process finds its own home. The settings
 * are passed on as variables, without the file that they were read from.
 */
export function ofOwner({ uid, gid }: Owner): Pick<SpawnSyncOptions, 'uid' | 'gid' | 'env'> {
  const { SETTINGS_FILE: _, ...env } = process.env
  if (process.getuid?.() !== root || uid === root) return { env }
  const { HOME: __, ...homeless } = env
  return { uid, gid, env: homeless }
}
