/**
 * Writes package-lock.json and tests/package-lock.json after a change of the packages, so that every `npm ci` from npm 9 up
 * accepts them.
 *
 * npm 9 to 11.5 refuse a lock without the optional peers that npm 11.6 and later omit ("Missing: … from lock file"), and all
 * versions refuse one without optional packages of other platforms, which npm omits if the registry in use lacks them.
 * Therefore a pinned npm makes the lock, whichever npm runs this script; a field that it does not support (libc) is
 * restored, and each exact optional edge without an entry gets a stub that npm skips on this platform.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchNpm, type Npm } from './lib/npm-of-version.ts'
import { Problem, runScript } from './lib/problem.ts'

interface LockEntry {
  version?: string | undefined
  libc?: string[]
  optionalDependencies?: Record<string, string>
  [key: string]: unknown
}

type Packages = Record<string, LockEntry>

interface Lock {
  packages: Packages
}

const file = 'package-lock.json'
/** The folders with a lock. That of voice is made by npm alone. */
const folders = ['.', 'tests']

/** The npm of Node 20, whose locks are accepted by `npm ci` of 9.2 to 12.2. */
const lockMaker = '10.8.2'

const systems: Record<string, string> = { windows: 'win32' }
const systemNames =
  /(?:^|[-/])(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|win32|windows|sunos|aix)(?:-|$)/
const processorNames = /-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)(?:-|$)/

/** An optional entry that is installed only on its own platform, which the package's name contains. */
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

/** True when npm finds `name` from the package at `path`: in its own folder, or in one above. */
function isLocked(packages: Packages, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/**
 * Runs the pinned npm to resolve package.json over the present lock.
 *
 * @throws Problem when npm fails
 */
function makeLock(npm: Npm, folder: string): void {
  const parameters = ['--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved']
  const { status, said } = npm.run(folder, ['install', ...parameters, '--no-audit', '--no-fund'])
  if (status !== 0) throw new Problem(`${said}\nnpm ${lockMaker} made no lock, as said above.`)
}

/** Restores the C library of packages, which npm 10 drops; without it later versions install packages of a wrong one too. */
function restoreLibc(packages: Packages, before: Packages): void {
  for (const [path, entry] of Object.entries(packages)) {
    const { version, libc } = before[path] ?? {}
    if (libc && version === entry.version) packages[path] = inOrder({ ...entry, libc })
  }
}

/** Orders an entry as npm does: its identity, then strings and arrays in alphabetical order, then objects. */
function inOrder({ version, integrity, ...rest }: LockEntry): LockEntry {
  const key = ([name, value]: [string, unknown]) =>
    `${typeof value === 'object' && !Array.isArray(value) ? 1 : 0}${name}`
  const sorted = Object.fromEntries(Object.entries(rest).sort((a, b) => (key(a) < key(b) ? -1 : 1)))
  return { version, integrity, ...sorted }
}

/** @returns the number of entries that were missing */
function addStubs(packages: Packages): number {
  const before = Object.keys(packages).length
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d/.test(version) || isLocked(packages, path, name)) continue
      packages[`node_modules/${name}`] = stub(name, version)
    }
  }
  return Object.keys(packages).length - before
}

/** Returns an empty lock when there is none yet. */
function readLock(folder: string): Lock {
  const path = join(folder, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lock) : { packages: {} }
}

/** The committed lock, which contains the entries that an older npm's `npm install` has just dropped. */
function committedPackages(folder: string): Packages {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: folder, encoding: 'utf8' })
  return status === 0 ? (JSON.parse(stdout) as Lock).packages : {}
}

function writeLock(npm: Npm, folder: string): void {
  const before = readLock(folder)
  makeLock(npm, folder)
  const lock = readLock(folder)
  restoreLibc(lock.packages, committedPackages(folder))
  restoreLibc(lock.packages, before.packages)
  const added = addStubs(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(folder, file), `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`${join(folder, file)}: made by npm ${lockMaker}, ${added} entries added\n`)
}

await runScript(async () => {
  const npm = fetchNpm(lockMaker)
  try {
    for (const folder of folders) writeLock(npm, folder)
  } finally {
    npm.remove()
  }
})
