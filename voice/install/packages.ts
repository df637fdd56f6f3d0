import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../../scripts/lib/npm.mjs'
import { Problem } from '../../scripts/lib/problem.ts'

const voice = join(import.meta.dirname, '..')

type Locked = Readonly<Record<string, { version?: string }>>

/** Whether this folder's packages are there as its lock names them. They are apart from the site's: 300 MB. */
export function hasPackages(): boolean {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version }]) => installed[path]?.version === version)
}

/** @throws Problem when they cannot be installed */
export function ensurePackages(): void {
  if (hasPackages()) return
  process.stderr.write('Installing the packages of voice (110 MB) …\n')
  const failure = runNpm(voice, ['ci'])
  if (failure) throw new Problem(failure)
}

function packagesIn(file: string): Locked {
  const path = join(voice, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { packages: Locked }).packages : {}
}
