import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { heldPrefix } from '../../../src/server/builds/build-files.ts'
import { version } from '../../../src/version.ts'
import { noteCommit } from '../build/commit.ts'
import { ensureHooksBuilt } from '../build/hooks.ts'
import { holdBuild, releaseBuild } from '../build/old-builds.ts'
import { placeholders } from '../build/placeholders.ts'
import { portableCode } from '../build/site.ts'
import { runNpm } from '../npm.mjs'
import { layPocketBaseFor, type Processor } from '../pocketbase/ensure.ts'
import { Problem } from '../problem.ts'
import { withProgress } from '../process/progress.ts'
import { runQuietly } from '../process/run-quietly.ts'
import { inProject } from '../root.ts'

/** Files of the project that serving needs, and its documentation. */
const released = [
  ...['scripts', 'src', 'public', 'pocketbase', 'voice', 'docs', 'deploy'],
  ...['package.json', 'package-lock.json', '.npmrc', 'astro.config.mjs', 'tsconfig.json'],
  ...['README.md', 'CHANGELOG.md', 'NOTICE.md', 'SECURITY.md'],
]

/** 'lista-noastra-0.1.0-linux-x64', the name of a release's folder. */
export function releaseName(processor: Processor): string {
  return `lista-noastra-${version}-linux-${processor}`
}

/**
 * Puts everything that a bare Linux machine needs into an empty folder: the committed files, a portable build, the
 * production packages, Node and PocketBase.
 *
 * @param tree git revision of the committed files: HEAD, or a hash
 * @throws Problem when a part of it is not available
 */
export async function stageRelease(folder: string, processor: Processor, tree: string): Promise<void> {
  await runQuietly('sh', [
    '-c',
    'tree=$1; shift; git archive "$tree" -- "$@" | tar -x -C "$0"',
    folder,
    tree,
    ...released,
  ])
  await withProgress('Building the site for any address', () => stageBuilds(join(folder, 'dist')))
  await layPocketBaseFor(processor, join(folder, 'dist/bin'))
  await withProgress('Installing the packages', async () => stagePackages(folder, processor))
}

async function stageBuilds(dist: string): Promise<void> {
  const build = inProject('dist/site', portableCode())
  // Only the newest builds are kept, so that another process may remove this one before it is held.
  do await runQuietly('node', [inProject('scripts/build.ts')], placeholders)
  while (!holdBuild(build))
  const site = copyBuild(build, join(dist, 'site'))
  releaseBuild(build)
  // The build may be of an earlier commit with the same files.
  noteCommit(site)
  copyBuild(dirname((await ensureHooksBuilt()).hooks), join(dist, 'pocketbase'))
}

/** @returns the path of the copy, which has no marker files of processes that use the build */
function copyBuild(build: string, among: string): string {
  const copy = join(among, basename(build))
  cpSync(build, copy, { recursive: true, filter: (path) => !basename(path).startsWith(heldPrefix) })
  return copy
}

/** Copies only the program from the package with Node, without npm and its headers. */
function stagePackages(folder: string, processor: Processor): void {
  const failure = runNpm(folder, [
    ...['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'],
    ...['--os=linux', `--cpu=${processor}`, '--libc=glibc'],
  ])
  if (failure) throw new Problem(failure)
  const node = join(folder, 'node_modules', `node-linux-${processor}`)
  for (const name of readdirSync(node)) {
    if (!['bin', 'package.json', 'LICENSE'].includes(name)) rmSync(join(node, name), { recursive: true })
  }
  if (!existsSync(join(node, 'bin/node')))
    throw new Problem(`npm installed no Node for linux-${processor}: the registry in use may not have it.`)
  symlinkSync(`../../node_modules/node-linux-${processor}/bin/node`, join(folder, 'dist/bin/node'))
}
