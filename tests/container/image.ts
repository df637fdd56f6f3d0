import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseName } from '../../scripts/lib/release/stage.ts'
import { packRelease } from '../../scripts/lib/release/tarball.ts'
import { inProject } from '../../scripts/lib/root.ts'
import { workingTree } from '../support/server/working-tree.ts'

const processor = process.arch === 'arm64' ? 'arm64' : 'x64'
const base = 'localhost/lista-test-base'
export const image = 'localhost/lista-test'

/** @returns the program's output */
function run(program: string, ...words: string[]): string {
  return execFileSync(program, words, {
    cwd: inProject(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** Runs podman as on a machine without systemd and without a cgroup of the user's own. */
export function podman(...words: string[]): string {
  return run('podman', '--runtime', 'runc', '--cgroup-manager', 'cgroupfs', ...words)
}

/** Builds the image of the working tree, as documented in docs/operating.md. */
export async function makeImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lista-image-'))
  try {
    mkdirSync(join(folder, 'data'))
    await packRelease(folder, processor, { tree: workingTree(folder), committedAt: 0 })
    run(inProject('deploy/base.sh'), join(folder, 'base.tar'))
    podman('import', '--quiet', join(folder, 'base.tar'), base)
    run(
      ...['buildah', 'bud', '--quiet', '--isolation', 'chroot', '--format', 'docker'],
      ...['--build-arg', `BASE=${base}`, '--build-arg', `RELEASE=${releaseName(processor)}`],
      ...['--tag', image, '--file', inProject('deploy/Containerfile'), folder],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes the image and its base. */
export function dropImage(): void {
  podman('rmi', '--force', image, base)
}
