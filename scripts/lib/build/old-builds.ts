import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { heldPrefix } from '../../../src/server/builds/build-files.ts'

/** The prefix of builds that are unfinished, or being removed. */
export const partialPrefix = '.partial-'

const held = new Set<string>()

/**
 * Marks a build as in use by this process: it is kept until the process has ended, because the site loads a page's code at
 * the first request for it, and because a start takes a while from finding its build to serving it. The mark also makes it
 * the newest. A read-only folder needs none, because nobody removes its builds.
 *
 * @returns false when the build has just been removed
 */
export function holdBuild(build: string): boolean {
  try {
    writeFileSync(markIn(build), '')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ENOENT') return false
    if (!readOnly.has(String(error.code))) throw error
    return true
  }
  if (held.size === 0) process.once('exit', () => held.forEach(releaseBuild))
  held.add(build)
  return true
}

/** Removes this process's mark from a build. */
export function releaseBuild(build: string): void {
  rmSync(markIn(build), { force: true })
}

function markIn(build: string): string {
  return join(build, `${heldPrefix}${process.pid}`)
}

const readOnly: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Removes all builds of a folder except the `kept` newest and those that a running process holds. */
export function removeOldBuilds(folder: string, kept: number): void {
  for (const build of byAge([folder]).slice(kept)) if (!isHeld(build)) removeBuild(build)
}

/** Renames a build before its files are deleted, so that no process finds and uses a part of one. */
function removeBuild(build: string): void {
  const aside = mkdtempSync(join(dirname(build), partialPrefix))
  const nameless = join(aside, 'build')
  try {
    renameSync(build, nameless)
    if (isHeld(nameless)) renameSync(nameless, build)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function isHeld(build: string): boolean {
  return namesIn(build)
    .filter((name) => name.startsWith(heldPrefix))
    .some((name) => isRunning(Number(name.slice(heldPrefix.length))))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists, although it may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The finished builds of some folders, the newest first. */
export function byAge(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
    .filter((path) => !path.includes(`/${partialPrefix}`))
    .map((path) => ({ path, madeAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.madeAt - a.madeAt)
    .map(({ path }) => path)
}

/** The names in a folder that another process may be removing. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
