/**
 * Completes package-lock.json after `npm install`, so that `npm ci` accepts it everywhere.
 *
 * npm leaves out optional packages of other platforms that the registry in use lacks, and then refuses its own lock
 * ("Missing: … from lock file"). Each exact edge without an entry gets a stub that npm skips on this platform.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockEntry {
  version?: string
  optionalDependencies?: Record<string, string>
  [key: string]: unknown
}

const systems: Record<string, string> = { windows: 'win32' }
const systemNames =
  /(?:^|[-/])(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|win32|windows|sunos|aix)(?:-|$)/
const processorNames = /-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)(?:-|$)/

/** An optional entry that no platform but its own installs; the platform is read off the package's name. */
function stub(name: string, version: string): LockEntry {
  const system = name.match(systemNames)?.[1] ?? 'none'
  const processor = name.match(processorNames)?.[1] ?? 'none'
  const libc = name.endsWith('-musl') ? ['musl'] : name.endsWith('-gnu') ? ['glibc'] : undefined
  return {
    version,
    ...(libc && { libc }),
    cpu: [processor],
    os: [systems[system] ?? system],
    optional: true,
  }
}

/** Where npm would look for `name` from the package at `path`: its own folder first, then each one above. */
function isLocked(packages: Record<string, LockEntry>, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> }
let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || isLocked(lock.packages, path, name)) continue
    lock.packages[`node_modules/${name}`] = stub(name, version)
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`package-lock.json: ${added} entries added\n`)
