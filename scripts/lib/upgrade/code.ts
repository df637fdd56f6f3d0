import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { isOurs, nameOf, ofOwner, ownerOf } from '../backup/owner.ts'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'

/** The code of another commit, built beside the code that serves. */
export interface Prepared {
  commit: string
  /** The folder of its migrations. */
  migrations: string
  /** True when it needs other packages than the present code, and has them in its own folder. */
  hasOwnPackages: boolean
}

/** Inside `dist`, which git ignores. */
const workshop = inProject('dist/upgrade')
const packages = 'node_modules'

/** @throws Problem when the project is not a clone, belongs to another user, or has uncommitted changes */
export function refuseChangedCode(): void {
  const owner = ownerOf(inProject())
  if (!isOurs(owner) && process.getuid?.() !== 0)
    throw new Problem(`The project belongs to ${nameOf(owner)}: run this as that user, or as root.`)
  const changed = git('status', '--porcelain', '--untracked-files=no')
  if (changed === '') return
  const names = changed.split('\n').map((line) => line.slice(3))
  throw new Problem(`The project holds changes of its own (${names.join(', ')}): commit or undo them first.`)
}

/** The full hash of the present commit. */
export function presentCommit(): string {
  return git('rev-parse', 'HEAD')
}

/**
 * Fetches from the origin, and finds the commit of an upgrade.
 *
 * @param ref a branch, tag or commit; the head of the default branch when undefined
 * @returns the full hash
 * @throws Problem when there is no such commit
 */
export function fetchCommit(ref: string | undefined): string {
  git('fetch', '--tags', '--force', 'origin')
  const candidates = ref ? [`origin/${ref}`, ref] : ['origin/HEAD', 'origin/main']
  for (const candidate of candidates) {
    const { status, stdout } = tryGit('rev-parse', '--verify', '--quiet', `${candidate}^{commit}`)
    if (status === 0) return stdout.trim()
  }
  throw new Problem(`There is no ${candidates.join(' and no ')} in this clone: name a branch, tag or commit.`)
}

/**
 * Refuses a commit that is older than the present one, or on another branch: older code cannot read data that newer code has
 * migrated, and the operator's own commits would be lost.
 *
 * @throws Problem that explains it
 */
export function refuseWayBack(from: string, to: string): void {
  if (tryGit('merge-base', '--is-ancestor', from, to).status === 0) return
  throw new Problem(
    `${shortName(to)} does not come after ${shortName(from)}, which stands here: npm run rollback takes an upgrade back, and commits of your own must be part of what you upgrade to.`,
  )
}

/** The abbreviated hash. */
export function shortName(commit: string): string {
  return git('rev-parse', '--short', commit)
}

/** The files of docs that differ between two commits and that operators install elsewhere on their machines. */
export function changedTemplates(from: string, to: string): string[] {
  const folders = ['docs/systemd', 'docs/caddy', 'docs/nginx', 'docs/haproxy']
  const files = ['docs/monitoring/alerts.yml', 'docs/monitoring/dashboard.json']
  const names = git('diff', '--name-only', from, to, '--', ...folders, ...files)
  return names === '' ? [] : names.split('\n')
}

/**
 * Builds a commit in its own folder, while the present code serves.
 *
 * @param folder the data folder, whose published content becomes part of the build
 * @throws Problem when it cannot be built; nothing has changed then
 */
export function prepare(commit: string, folder: string): Prepared {
  forgetPrepared()
  git('worktree', 'add', '--detach', '--force', workshop, commit)
  const hasOwnPackages = tryGit('diff', '--quiet', 'HEAD', commit, '--', 'package-lock.json').status !== 0
  if (!hasOwnPackages) symlinkSync(inProject(packages), join(workshop, packages))
  symlinkSync(inProject('dist'), join(workshop, 'dist'))
  const { env, ...owner } = ofOwner(ownerOf(inProject()))
  const { status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/build.ts'], {
    cwd: workshop,
    stdio: ['ignore', 2, 2],
    env: { ...env, DATA_DIR: folder },
    ...owner,
  })
  const migrations = join(workshop, 'pocketbase/pb_migrations')
  if (status === 0) return { commit, migrations, hasOwnPackages }
  forgetPrepared()
  throw new Problem(`${commit} cannot be built, as said above, so nothing was changed.`)
}

/**
 * Puts prepared code in place of the present code, and exchanges their packages.
 *
 * @throws Error when it fails; everything is as before then
 */
export function switchTo({ hasOwnPackages, commit }: Pick<Prepared, 'commit' | 'hasOwnPackages'>): void {
  const former = presentCommit()
  git('checkout', '--quiet', '--detach', commit)
  try {
    if (hasOwnPackages) exchangePackages()
  } catch (error) {
    git('checkout', '--quiet', '--detach', former)
    throw error
  }
}

export function forgetPrepared(): void {
  tryGit('worktree', 'remove', '--force', '--force', workshop)
  rmSync(workshop, { recursive: true, force: true })
  git('worktree', 'prune')
}

/**
 * If it is interrupted between two steps, the next npm command installs the missing packages, so `rollback` can repair it.
 */
function exchangePackages(): void {
  const [here, there, aside] = [
    inProject(packages),
    join(workshop, packages),
    join(workshop, 'former_modules'),
  ]
  renameSync(here, aside)
  try {
    renameSync(there, here)
  } catch (error) {
    renameSync(aside, here)
    throw error
  }
  renameSync(aside, there)
}

/** @returns the output of git */
function git(...parameters: string[]): string {
  const { status, stdout, stderr, error } = tryGit(...parameters)
  if (error) throw new Problem(`git cannot be run (${error.message}): install git and run this again.`)
  if (status !== 0) throw new Problem(`git ${parameters[0]} failed: ${stderr.trim()}`)
  return stdout.trimEnd()
}

function tryGit(...parameters: string[]): SpawnSyncReturns<string> {
  return spawnSync('git', parameters, {
    cwd: inProject(),
    encoding: 'utf8',
    ...ofOwner(ownerOf(inProject())),
  })
}
