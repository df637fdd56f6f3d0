import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** File beside a build's `client/` that names the code and settings it was made from, whatever admins have published. */
export const codeFile = 'code'

/** Prefix of the marker files of processes that use a build; they are not part of the build. */
export const heldPrefix = '.held-by-'

/** Returns the code and settings that a build was made from; '' if the build does not name them. */
export function codeOf(distDir: string): string {
  const path = join(distDir, codeFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * Returns the time when a build was made, in ms since 1970. A build that was removed and made again has the same name and
 * code, but some other bytes: Astro gives each build a random key.
 */
export function madeAtMs(distDir: string): number {
  return statSync(join(distDir, codeFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Returns a hash over the paths and contents of all files of a build. Other requests are answered while it is computed. */
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
