import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The prefix of unfinished builds. */
export const partialPrefix = '.partial-'
const servedPrefix = '.served-by-'

/**
 * Marks a build as served by this process, so that it stays until the process has ended: the site loads a page's code at the
 * first request for it. A read-only folder needs no mark, because nobody removes its builds.
 */
export function markServed(build: string): void {
  try {
    writeFileSync(join(build, `${servedPrefix}${process.pid}`), '')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && readOnly.has(String(error.code)))) throw error
  }
}

const readOnly: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Removes all builds of a folder except the `kept` newest and those that are served. */
export function removeOldBuilds(folder: string, kept: number): void {
  const removable = byAge([folder])
    .slice(kept)
    .filter((build) => !isServed(build))
  for (const build of removable) rmSync(build, { recursive: true, force: true })
}

function isServed(build: string): boolean {
  return readdirSync(build)
    .filter((name) => name.startsWith(servedPrefix))
    .some((name) => isRunning(Number(name.slice(servedPrefix.length))))
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
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => !path.includes(`/${partialPrefix}`))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
    .map(({ path }) => path)
}
