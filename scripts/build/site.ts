import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { publishedVariable } from '../../src/published/read.ts'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'
import { runQuietly } from '../run-quietly.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

const inputs = [
  'src',
  'public',
  'scripts/build',
  'scripts/guide',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const settings = /^(?:SITE_URL|PUBLIC_.*)$/

const keptBuilds = 3
/** Of the packages for development, one that no build is made without. */
const builder = '@vite-pwa/astro'
const partialPrefix = '.partial-'

/**
 * The folder of a build of the site as it is now, made when there is none.
 *
 * @param published the file of what admins have published, where there is one
 *
 * A build is named by what went into it and appears under its name only when it is whole. So a start after no change
 * takes no time, and a server that runs keeps its own build while another one is made.
 *
 * @throws Problem with Astro's own words when the build fails
 */
export async function ensureSiteBuilt(published?: string): Promise<string> {
  const dist = inProject('dist')
  const content = published === undefined ? [] : [readFileSync(published, 'utf8')]
  const finished = join(dist, fingerprint(inputs, [...currentSettings(), ...content]))
  if (existsSync(finished)) return finished
  refuseWithoutBuilder()
  process.stderr.write('Building the site …\n')
  mkdirSync(dist, { recursive: true })
  const partial = mkdtempSync(join(dist, partialPrefix))
  const cache = `${partial}-cache`
  try {
    await runQuietly('astro', ['build', '--outDir', relative(inProject(), partial)], {
      // Whoever asks for it, a test for instance, may have an environment of another kind.
      NODE_ENV: 'production',
      BUILD_CACHE: cache,
      ...(published !== undefined && { [publishedVariable]: published }),
    })
    // An admin waits for what is published.
    await precompress(join(partial, 'client'), published === undefined ? 'at-best' : 'in-a-hurry')
    if (!existsSync(finished)) renameSync(partial, finished)
  } finally {
    for (const folder of [partial, cache]) rmSync(folder, { recursive: true, force: true })
  }
  dropOldBuilds(dist)
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

function currentSettings(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => settings.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
}

/** The builds that are kept beside one, the newest first. */
export function olderBuilds(built: string): string[] {
  return buildsByAge(dirname(built)).filter((path) => path !== built)
}

function dropOldBuilds(dist: string): void {
  for (const path of buildsByAge(dist).slice(keptBuilds)) rmSync(path, { recursive: true, force: true })
}

function buildsByAge(dist: string): string[] {
  return readdirSync(dist)
    .filter((name) => !name.startsWith(partialPrefix))
    .map((name) => ({ path: join(dist, name), madeAt: statSync(join(dist, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
    .map(({ path }) => path)
}
