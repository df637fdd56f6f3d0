import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { publishedVariable } from '../../../src/published/variable.ts'
import { codeFile } from '../../../src/server/builds/build-files.ts'
import { settings } from '../../../src/settings/here.ts'
import { builtInSettings } from '../../../src/settings/read-settings.ts'
import { defaultSiteUrl } from '../../../src/settings/site-url.ts'
import type { SettingName } from '../../../src/settings/table.ts'
import { withProgress } from '../process/progress.ts'
import { runQuietly } from '../process/run-quietly.ts'
import { inProject } from '../root.ts'
import { builtAlready, canBuild, ensureBuilt, otherBuilds } from './builds.ts'
import { noteCommit } from './commit.ts'
import type { Care } from './compress/precompress.ts'
import { fingerprint } from './fingerprint.ts'
import { holdBuild, releaseBuild } from './old-builds.ts'
import { placeholders } from './placeholders.ts'
import { canPlaceSettings } from './portable.ts'

const inputs = [
  'src',
  'public',
  'scripts/lib/build',
  'scripts/lib/guide',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const keptBuilds = 3

/**
 * Returns the folder of a build of the present site, which is made if there is none.
 *
 * @param published the file with the content that admins have published, if any
 * @throws Problem with Astro's own message when the build fails
 */
export async function ensureSiteBuilt(published?: string): Promise<string> {
  const code = siteCode()
  const portable = published === undefined ? portableBuild() : undefined
  return ensureBuilt({
    kind: 'site',
    name: published === undefined ? code : fingerprint([], [code, readFileSync(published, 'utf8')]),
    kept: keptBuilds,
    make: async (partial) => {
      if (portable)
        await runQuietly('node', [inProject('scripts/lib/build/place-build.ts'), portable, partial])
      else await build(partial, published)
      writeFileSync(join(partial, codeFile), code)
      noteCommit(partial)
    },
    ...(portable && { isMadeElsewhere: true }),
  })
}

/** Names the present code and settings, whatever admins have published. */
export function siteCode(): string {
  return fingerprint(inputs, valuesOf(settings))
}

/**
 * The portable build that this operator's build can be made from; undefined if there is none, or if a full build is
 * possible.
 */
function portableBuild(): string | undefined {
  if (canBuild() || !canPlaceSettings()) return undefined
  return builtAlready('site', portableCode())
}

/** Names the portable build of the present code. */
export function portableCode(): string {
  return fingerprint(inputs, valuesOf({ ...unset, ...placeholders }))
}

/**
 * Returns the folder of a build that another node has made, which is fetched if it is not here.
 *
 * @param fetchInto fetches it into an empty folder, and throws unless it is complete
 */
export function ensureSiteFetched(
  name: string,
  fetchInto: (folder: string) => Promise<void>,
): Promise<string> {
  return ensureBuilt({ kind: 'site', name, kept: keptBuilds, make: fetchInto, isMadeElsewhere: true })
}

/** The build that this process serves. */
let served: string | undefined

/**
 * A build for this process to serve, which stays until another takes its place or the process ends. Older builds come with
 * it, the newest first, because open pages still ask for their scripts.
 */
export function buildToServe(distDir: string): { distDir: string; olderDistDirs: string[] } {
  holdBuild(distDir)
  if (served !== undefined && served !== distDir) releaseBuild(served)
  served = distDir
  return { distDir, olderDistDirs: otherBuilds('site', distDir) }
}

function build(folder: string, published: string | undefined): Promise<void> {
  return withProgress('Building the site', () => buildQuietly(folder, published))
}

async function buildQuietly(folder: string, published: string | undefined): Promise<void> {
  const cache = `${folder}-cache`
  try {
    await runQuietly('astro', ['build', '--outDir', relative(inProject(), folder)], {
      // The caller, a test for instance, may run in another kind of environment.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      BUILD_CACHE: cache,
      ...keyOfPortable(),
      ...(published !== undefined && { [publishedVariable]: published }),
    })
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
  sortAssets(join(folder, 'server/entry.mjs'))
  // Hurries for a publication, because an admin waits for it.
  const care: Care = published === undefined ? 'at-best' : 'in-a-hurry'
  await runQuietly('node', [
    inProject('scripts/lib/build/compress/pack-site.ts'),
    join(folder, 'client'),
    care,
  ])
}

/** Sorts the list of files that Astro leaves in the order of the file system, so that the build is reproducible. */
function sortAssets(entry: string): void {
  const sorted = readFileSync(entry, 'utf8').replace(/(?<="assets":)\[[^\]]*\]/, (assets) =>
    JSON.stringify(JSON.parse(assets).sort()),
  )
  writeFileSync(entry, sorted)
}

/**
 * The key of Astro's server islands, which the site does not use. A portable build can be downloaded by everybody, so its
 * key is no secret, and it is derived from the code, so that the build is reproducible.
 */
function keyOfPortable(): Record<string, string> {
  if (settings.SITE_URL !== placeholders.SITE_URL) return {}
  return { ASTRO_KEY: createHash('sha256').update(siteCode()).digest('base64') }
}

/** The values in pages of settings that are not set. */
const unset: Partial<Record<SettingName, string>> = { SITE_URL: defaultSiteUrl }

/** The settings whose values pages contain. */
function valuesOf(given: Partial<Record<SettingName, unknown>>): string[] {
  return builtInSettings.map((name) => `${name}=${given[name] ?? unset[name]}`)
}
