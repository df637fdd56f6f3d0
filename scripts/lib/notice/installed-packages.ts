import { readFileSync } from 'node:fs'
import { inProject } from '../root.ts'

/** Names of packages by their licence, both sorted. */
export type InstalledPackages = ReadonlyMap<string, readonly string[]>

interface LockEntry {
  /** Of a package that is installed in another's place. */
  name?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/**
 * What a lock installs without the packages for development, whichever the machine. Left out are packages that the lock
 * knows by name alone, for machines whose packages the registry in use did not have.
 *
 * @param builtIn packages for development that count too, since a build holds their code
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
