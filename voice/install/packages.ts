import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../../scripts/lib/npm.mjs'
import { fetchNpm } from '../../scripts/lib/npm-of-version.ts'
import { Problem } from '../../scripts/lib/problem.ts'

const voice = join(import.meta.dirname, '..')
/** Debian's own, 9.2, reads no `overrides` that put one package in the place of another. */
const npmVersion = '10.8.2'

type Locked = Readonly<Record<string, { version?: string }>>

/** Whether this folder's packages are there as its lock names them. They are apart from the site's, for their size. */
export function hasPackages(): boolean {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version }]) => installed[path]?.version === version)
}

/** @throws Problem when they cannot be installed */
export function ensurePackages(): void {
  if (hasPackages()) return
  process.stderr.write('Installing the packages of voice (120 MB) …\n')
  const npm = fetchNpm(npmVersion)
  const failure = runNpm(voice, ['ci'], npm.path)
  npm.remove()
  if (failure) throw new Problem(failure)
  dropOtherSystems()
}

/** onnxruntime brings its libraries for all systems, five times what one of them needs. */
function dropOtherSystems(): void {
  const libraries = join(voice, 'node_modules/onnxruntime-node/bin/napi-v6')
  const [ours, others] = [join(process.platform, process.arch), globSync('*/*', { cwd: libraries })]
  for (const system of others.filter((system) => system !== ours)) {
    rmSync(join(libraries, system), { recursive: true })
  }
}

function packagesIn(file: string): Locked {
  const path = join(voice, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { packages: Locked }).packages : {}
}
