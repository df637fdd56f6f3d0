import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Beside a build's `client/`: names the code and settings that it was made by, whatever admins have published. */
export const codeFile = 'code'

/** What a process leaves in a build that it holds, which is no part of the build. */
export const heldPrefix = '.held-by-'

/** Which code and settings a build was made by; '' of one that does not say. */
export function codeOf(distDir: string): string {
  const path = join(distDir, codeFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** A hash over the paths and contents of all files of a build. Others are answered while it is made. */
export async function digestOfBuild(distDir: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await filesIn(distDir)) hash.update(`${await hashOf(join(distDir, path))}  ${path}\n`)
  return hash.digest('hex')
}

async function filesIn(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(heldPrefix))
    .map(({ parentPath, name }) => relative(distDir, join(parentPath, name)))
    .sort()
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes)
  return hash.digest('hex')
}
