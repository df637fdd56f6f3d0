import { constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type OperatorSettings, readSettings } from '../../../src/settings/read-settings.ts'
import { isOurs, ownerOf } from '../backup/owner.ts'
import { Problem } from '../problem.ts'
import { withProgress } from '../process/progress.ts'
import { inProject } from '../root.ts'
import { buildFromSource } from './build.ts'
import { cacheFolder } from './cache.ts'
import { download } from './download.ts'
import { officialDownloadUrl, pocketBaseVersion, type Release, releaseFor } from './pinned-release.ts'
import { isPinnedVersion, versionOf } from './version.ts'

/** The circumstances of `ensurePocketBase`; tests bring their own. */
interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  /** The folder in which a build puts PocketBase. */
  programs: string
  platform: NodeJS.Platform
  processor: string
  /** Undefined when no release is pinned for this machine. */
  release: Release | undefined
  build: typeof buildFromSource
  /** Reports work that takes a while to the operator. */
  say: (line: string) => void
}

const thisMachine: Surroundings = {
  env: process.env,
  programs: inProject('dist/bin'),
  platform: process.platform,
  processor: process.arch,
  release: releaseFor(process.platform, process.arch),
  build: buildFromSource,
  say: (line) => process.stderr.write(`${line}\n`),
}

/**
 * The path of a PocketBase that runs here. The first of these that is possible: POCKETBASE_BIN, the one among the builds, the
 * one in the cache folder, the official release, a build from source.
 *
 * @throws Problem when none is possible, or a download is not the pinned release
 */
export async function ensurePocketBase(given: Partial<Surroundings> = {}): Promise<string> {
  const surroundings = { ...thisMachine, ...given }
  const named = settingsIn(surroundings).POCKETBASE_BIN
  if (named) return checkNamed(named)
  if (isPinnedVersion(builtProgram(surroundings))) return builtProgram(surroundings)
  const path = cachedPath(surroundings)
  if (!isPinnedVersion(path)) await installAt(path, (made) => obtain(made, surroundings))
  return path
}

/** Puts PocketBase into the builds, so that a start needs nothing else. */
export async function layPocketBase(): Promise<void> {
  const target = builtProgram(thisMachine)
  if (isPinnedVersion(target)) return
  if (!settingsIn(thisMachine).POCKETBASE_BIN && isCacheForeign())
    return installAt(target, (made) => obtain(made, thisMachine))
  const program = await ensurePocketBase()
  await installAt(target, (made) => copyFile(program, made, constants.COPYFILE_FICLONE))
}

/** Puts PocketBase for a Linux of some processor, as Node calls it, into a folder of programs. */
export async function layPocketBaseFor(processor: Processor, programs: string): Promise<void> {
  const there: Surroundings = {
    ...thisMachine,
    ...{ programs, processor, platform: 'linux', release: releaseFor('linux', processor) },
    build: (path) => buildFromSource(path, goProcessors[processor]),
  }
  const target = builtProgram(there)
  if (processor !== process.arch || process.platform !== 'linux')
    return installAt(target, (made) => obtain(made, there))
  const program = await ensurePocketBase()
  await installAt(target, (made) => copyFile(program, made))
}

/** The processors that releases are made for, as Node and as Go call them. */
const goProcessors = { x64: 'amd64', arm64: 'arm64' } as const

export type Processor = keyof typeof goProcessors

/** True when the cache belongs to another user; root must not run programs from there. */
function isCacheForeign(): boolean {
  const folder = cacheFolder(thisMachine.env, thisMachine.platform)
  return existsSync(folder) && !isOurs(ownerOf(folder))
}

function checkNamed(path: string): string {
  if (isPinnedVersion(path)) return path
  const found = versionOf(path) ?? 'no program that runs here'
  throw new Problem(
    `POCKETBASE_BIN names ${path}, which is ${found}: point it at PocketBase ${pocketBaseVersion}, or unset it.`,
  )
}

function cachedPath(surroundings: Surroundings): string {
  return join(cacheFolder(surroundings.env, surroundings.platform), programName(surroundings))
}

function builtProgram(surroundings: Surroundings): string {
  return join(surroundings.programs, programName(surroundings))
}

function programName({ platform, processor }: Surroundings): string {
  const suffix = platform === 'win32' ? '.exe' : ''
  return `pocketbase-${pocketBaseVersion}-${platform}-${processor}${suffix}`
}

async function obtain(path: string, surroundings: Surroundings): Promise<void> {
  const downloaded = await downloadRelease(surroundings)
  switch (downloaded.kind) {
    case 'zip':
      // Imported here, because a server would keep the unpacker in memory for a single use.
      return (await import('./unzip.ts')).unzipProgram(downloaded.bytes, path)
    case 'wrong':
      throw new Problem(
        `The PocketBase downloaded from ${baseUrl(surroundings)} is not the pinned release ` +
          `(sha256 ${downloaded.sha256}): try again, or set POCKETBASE_BIN to PocketBase ${pocketBaseVersion}.`,
      )
    case 'unreachable':
      return build(path, surroundings, downloaded.reason)
  }
}

async function downloadRelease(surroundings: Surroundings): ReturnType<typeof download> {
  const { release, platform, processor, say } = surroundings
  if (!release) return { kind: 'unreachable', reason: `no release is pinned for ${platform}-${processor}` }
  const name = `Downloading PocketBase ${pocketBaseVersion}`
  return withProgress(name, () => download(baseUrl(surroundings), release), say)
}

function baseUrl(surroundings: Surroundings): string {
  return settingsIn(surroundings).POCKETBASE_DOWNLOAD_URL ?? officialDownloadUrl
}

function settingsIn({ env }: Surroundings): OperatorSettings {
  return readSettings((name) => env[name])
}

async function build(path: string, { build, say }: Surroundings, downloadReason: string): Promise<void> {
  const name = `No download (${downloadReason}): building PocketBase with Go instead, a minute or two, once`
  const built = await withProgress(name, () => build(path), say)
  if (built.kind === 'built') return
  const goReason = built.kind === 'no-go' ? 'no Go ≥ 1.25 on the PATH' : `Go: ${built.reason}`
  throw new Problem(
    `PocketBase ${pocketBaseVersion} is neither cached nor to be had (download: ${downloadReason}; ${goReason}): ` +
      'connect to the internet, install Go ≥ 1.25, or set POCKETBASE_BIN to its path.',
  )
}

/**
 * Puts a program at `target` in one step, by renaming it from an adjacent folder. No other process ever sees an incomplete
 * file, and two processes may install at the same time.
 *
 * @param make writes an executable file to the given path
 */
async function installAt(target: string, make: (path: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  const workshop = mkdtempSync(join(dirname(target), '.partial-'))
  try {
    const made = join(workshop, 'pocketbase')
    await make(made)
    renameSync(made, target)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
