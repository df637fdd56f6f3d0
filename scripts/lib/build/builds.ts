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
import { byAge, partialPrefix, removeOldBuilds } from './kept-builds.ts'

type Kind = 'site' | 'pocketbase'

interface Wanted {
  kind: Kind
  /** What went into it, in a word (`fingerprint.ts`). */
  name: string
  /** How many of its kind stay, beside those that are served. */
  kept: number
  /** Fills an empty folder, whose siblings are other builds. */
  make: (partial: string) => Promise<void>
}

const everybodys = 0o777
/** Of the packages for development, one that no build is made without. */
const builder = '@vite-pwa/astro'

/** Beside the code; in the cache folder by who may only read the code, as a site that publishes what admins write. */
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

/** A build imports packages, which Node looks for in the folders that it lies in. */
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

/** The folder of a build that is whole; undefined when there is none of this name. */
function builtAlready(kind: Kind, name: string): string | undefined {
  return Object.values(places(kind))
    .map((place) => join(place, name))
    .find((path) => existsSync(path))
}

/**
 * The folder of a build, made when there is none. It is named by what went into it and appears under its name only when
 * it is whole: a start after no change takes no time, and who runs keeps its own build while another one is made.
 *
 * @throws Problem where the packages to make it with are missing
 */
export async function ensureBuilt({ kind, name, kept, make }: Wanted): Promise<string> {
  const found = builtAlready(kind, name)
  if (found) return found
  refuseWithoutBuilder()
  const place = workshop(kind)
  const finished = join(place, name)
  mkdirSync(place, { recursive: true })
  const partial = mkdtempSync(join(place, partialPrefix))
  try {
    await make(partial)
    // As any folder that is made, and not for its maker alone: who builds need not be who serves.
    chmodSync(partial, everybodys & ~process.umask())
    if (!existsSync(finished)) renameSync(partial, finished)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  removeOldBuilds(place, kept)
  return finished
}

/** A build that was made elsewhere is of other files than these, or of other settings. */
function refuseWithoutBuilder(): void {
  if (existsSync(inProject('node_modules', builder))) return
  throw new Problem(
    'There is no build of what stands here, and none can be made without the packages for development: ' +
      'build the same state with the same SITE_URL elsewhere and copy its dist, or run npm ci.',
  )
}

/** The builds that are kept beside one, the newest first. */
export function otherBuilds(kind: Kind, built: string): string[] {
  return byAge(Object.values(places(kind))).filter((path) => path !== built)
}
