import { readFileSync } from 'node:fs'
import { inProject } from '../root.ts'

/** Names of packages by their licence, both sorted. */
export type InstalledPackages = ReadonlyMap<string, readonly string[]>

interface LockEntry {
  /** Name of a package that is installed in place of another. */
  name?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/**
 * Packages that a lock installs without the development packages, on any machine. Left out are entries without a licence:
 * stubs for other platforms, whose packages the registry in use did not have.
 *
 * @param builtIn development packages that count too, since a build contains their code
 */
export function installedPackages(lockFile: string, builtIn: readonly string[] = []): InstalledPackages {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(inProject(lockFile), 'utf8'),
  )
  const found = new Map<string, Set<string>>()
  for (const [path, { name = nameIn(path), license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || !license) continue
    if ((dev || devOptional) && !builtIn.includes(name)) continue
    found.set(license, (found.get(license) ?? new Set()).add(name))
  }
  return new Map([...found].sort(byName).map(([license, names]) => [license, [...names].sort()]))
}

function nameIn(path: string): string {
  return path.replace(/^.*node_modules\//, '')
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
