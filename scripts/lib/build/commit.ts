import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../root.ts'

/**
 * File beside a build's `client/` with the commit that it was made from. Fingerprints do not include it, or each commit
 * would need a new build.
 */
const commitFile = 'commit'

/** The commit of the present code, in 12 hex digits; undefined if it is no clone, or there is no git. */
export function commitHere(): string | undefined {
  // Git would look for a clone in the folders above.
  if (!existsSync(inProject('.git'))) return undefined
  // The clone may belong to another user, usually root, whom git would not trust.
  const words = ['-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD']
  const { status, stdout } = spawnSync('git', words, { cwd: inProject(), encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Writes the commit into a build, for machines that have the code without its clone. */
export function noteCommit(build: string): void {
  const commit = commitHere()
  if (commit !== undefined) writeFileSync(join(build, commitFile), commit)
}

/** The commit of the code that serves a build: that of the clone, else the one that the build was made of. */
export function commitServing(build: string): string | undefined {
  const noted = join(build, commitFile)
  return commitHere() ?? (existsSync(noted) ? readFileSync(noted, 'utf8') : undefined)
}
