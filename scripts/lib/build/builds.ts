import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../pocketbase/cache.ts'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'
import { byAge, holdBuild, partialPrefix, removeOldBuilds } from './old-builds.ts'

type Kind = 'site' | 'pocketbase'

interface Wanted {
  kind: Kind
  /** The fingerprint of its sources (`fingerprint.ts`). */
  name: string
  /** Number of builds of this kind to keep, in addition to those in use. */
  kept: number
  /** Builds into an empty folder, whose siblings are other builds. */
  make: (partial: string) => Promise<void>
  /** True when it is copied complete from another machine, so that it needs no development packages. */
  isMadeElsewhere?: true
}

const everybodys = 0o777
/** A development package that every build needs. */
const builder = '@vite-pwa/astro'

/** The folder of builds: beside the code, or in the cache folder when this user may only read the code. */
function places(kind: Kind): { beside: string; inCache: string } {
  return { beside: inProject('dist', kind), inCache: join(cachedBuilds(), kind) }
}

function cachedBuilds(): string {
  return join(cacheFolder(process.env, process.platform), 'builds')
}

function workshop(kind: Kind): string {
  const { beside, inCache } = places(kind)
  if (canWrite(beside)) return beside
  linkPackages()
  return inCache
}

/** Links the packages beside the builds, because Node looks for a build's packages in the folders above it. */
function linkPackages(): void {
  const link = join(cachedBuilds(), 'node_modules')
  const packages = inProject('node_modules')
  mkdirSync(cachedBuilds(), { recursive: true })
  if (existsSync(link) && realpathSync(link) === realpathSync(packages)) return
  rmSync(link, { force: true })
  symlinkSync(packages, link)
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The folder of a finished build; undefined when there is none of this name. */
export function builtAlready(kind: Kind, name: string): string | undefined {
  return Object.values(places(kind))
    .map((place) => join(place, name))
    .find((path) => existsSync(path))
}

/**
 * Returns the folder of a build, which is made if there is none, and marked as in use while this process runs. Its name is
 * the fingerprint of its sources, and it gets this name only when it is finished. So a start without changes builds nothing,
 * and a running site keeps its build while another is made.
 *
 * @throws Problem when the packages of the build are missing
 */
export async function ensureBuilt({ kind, name, kept, make, isMadeElsewhere }: Wanted): Promise<string> {
  const found = builtAlready(kind, name)
  if (found && holdBuild(found)) return found
  if (!isMadeElsewhere) refuseWithoutBuilder()
  const place = workshop(kind)
  const finished = join(place, name)
  mkdirSync(place, { recursive: true })
  const partial = makePartial(place, name)
  try {
    await make(partial)
    // Readable for all, because another user may serve this build.
    chmodSync(partial, everybodys & ~process.umask())
    // Marked before it is renamed, or another process could delete it as an old build.
    holdBuild(partial)
    if (!existsSync(finished)) renameSync(partial, finished)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  holdBuild(finished)
  removeOldBuilds(place, kept)
  return finished
}

/** Makes an empty folder. Builds contain its path, so it is always the same, unless another process is building the same. */
function makePartial(place: string, name: string): string {
  const usual = join(place, partialPrefix + name)
  try {
    mkdirSync(usual)
    return usual
  } catch {
    return mkdtempSync(join(place, partialPrefix))
  }
}

/** True when the development packages, which every build needs, are installed. */
export function canBuild(): boolean {
  return existsSync(inProject('node_modules', builder))
}

/** @throws Problem when the packages of the build are missing: a build made elsewhere has other files, or other settings */
function refuseWithoutBuilder(): void {
  if (canBuild()) return
  throw new Problem(
    'There is no build of what stands here, and none can be made without the packages for development: ' +
      'build the same state with the same SITE_URL elsewhere and copy its dist, or run npm ci.',
  )
}

/** The other builds beside one, the newest first. */
export function otherBuilds(kind: Kind, built: string): string[] {
  return byAge(Object.values(places(kind))).filter((path) => path !== built)
}
