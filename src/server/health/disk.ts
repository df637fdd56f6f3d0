import { statfs } from 'node:fs/promises'

/** The free bytes for users on the disk of a folder. @throws if the folder does not exist */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
