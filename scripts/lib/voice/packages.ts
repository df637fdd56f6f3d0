import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../npm.mjs'
import { fetchNpm } from '../npm-of-version.ts'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'

const voice = inProject('voice')
/** Debian's npm 9.2 cannot read `overrides` that replace one package by another. */
const npmVersion = '10.8.2'

type Locked = Readonly<Record<string, { version?: string }>>

/** True when the packages of voice/ are installed as in its lock. They are large, so they are separate from the site's. */
export function hasPackages(): boolean {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version }]) => installed[path]?.version === version)
}

/**
 * Installs the packages of voice/ unless they are there.
 *
 * @throws Problem when npm fails
 */
export function ensurePackages(): void {
  if (hasPackages()) return
  process.stderr.write('Installing the packages of voice (120 MB) …\n')
  const npm = fetchNpm(npmVersion)
  const failure = runNpm(voice, ['ci'], npm.path)
  npm.remove()
  if (failure) throw new Problem(failure)
  dropOtherSystems()
}

/** Deletes the libraries that onnxruntime brings for other systems: four fifths of its size. */
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
