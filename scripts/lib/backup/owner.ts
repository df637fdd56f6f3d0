import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import process from 'node:process'
import { Problem } from '../problem.ts'

const root = 0

/** Whom a file or folder belongs to. */
export interface Owner {
  uid: number
  gid: number
}

export function ownerOf(path: string): Owner {
  return statSync(path)
}

export function nameOf({ uid }: Owner): string {
  return spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' }).stdout?.trim() || String(uid)
}

/** Is this process the user that these things belong to? Windows keeps such rights elsewhere. */
export function isOurs({ uid }: Owner): boolean {
  return process.getuid === undefined || process.getuid() === uid
}

/**
 * Files that root laid into the data folder of another user could not be written to by the site.
 *
 * @param command as npm runs it
 * @throws Problem that says as whom to run it, or that there is no such folder
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

/** Does work as somebody else where this process is root: what it writes, and starts by `tied`, belongs to that user. */
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
 * What a process is started with to be somebody else's, where this one is root; its home is then looked up. Settings are
 * handed on as they were read.
 */
export function ofOwner({ uid, gid }: Owner): Pick<SpawnSyncOptions, 'uid' | 'gid' | 'env'> {
  const { SETTINGS_FILE: _, ...env } = process.env
  if (process.getuid?.() !== root || uid === root) return { env }
  const { HOME: __, ...homeless } = env
  return { uid, gid, env: homeless }
}
