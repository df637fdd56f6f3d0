import { existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** The free bytes for users on the disk of a folder. @throws if the folder does not exist */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * The size of the databases in PocketBase's folder, 0 when there is none.
 *
 * @param names which of their files count; write-ahead logs do by default
 */
export function databaseBytes(pb: string, names = /\.db(?:-wal)?$/): number {
  if (!existsSync(pb)) return 0
  return readdirSync(pb)
    .filter((name) => names.test(name))
    .reduce((sum, name) => sum + (statSync(join(pb, name), { throwIfNoEntry: false })?.size ?? 0), 0)
}
