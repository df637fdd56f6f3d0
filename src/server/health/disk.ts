import { statfs } from 'node:fs/promises'

/** What a user may still write to the disk of a folder. @throws where there is no such folder */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
