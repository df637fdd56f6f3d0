import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { publishedVariable } from '../../../src/published/variable.ts'
import { codeFile } from '../../../src/server/cluster/build-files.ts'
import { settings } from '../../../src/settings/here.ts'
import { builtInSettings } from '../../../src/settings/settings.ts'
import { defaultSiteUrl } from '../../../src/settings/site-url.ts'
import type { SettingName } from '../../../src/settings/table.ts'
import { runQuietly } from '../process/run-quietly.ts'
import { inProject } from '../root.ts'
import { ensureBuilt, otherBuilds } from './builds.ts'
import type { Care } from './compress/precompress.ts'
import { fingerprint } from './fingerprint.ts'
import { holdBuild, releaseBuild } from './old-builds.ts'

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
 * The folder of a build of the present site, which is made when there is none.
 *
 * @param published the file of what admins have published, if any
 * @throws Problem with Astro's own message when the build fails
 */
export async function ensureSiteBuilt(published?: string): Promise<string> {
  const code = siteCode()
  return ensureBuilt({
    kind: 'site',
    name: published === undefined ? code : fingerprint([], [code, readFileSync(published, 'utf8')]),
    kept: keptBuilds,
    make: async (partial) => {
      await build(partial, published)
      writeFileSync(join(partial, codeFile), code)
    },
  })
}

/** Names the present code and settings, whatever admins have published. */
export function siteCode(): string {
  return fingerprint(inputs, currentSettings())
}

/**
 * The folder of a build that another node has made, which is fetched when it is not here.
 *
 * @param fetchInto fetches it into an empty folder, and throws unless it is whole
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

async function build(folder: string, published: string | undefined): Promise<void> {
  process.stderr.write('Building the site …\n')
  const cache = `${folder}-cache`
  try {
    await runQuietly('astro', ['build', '--outDir', relative(inProject(), folder)], {
      // The caller, a test for instance, may run in another kind of environment.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      BUILD_CACHE: cache,
      ...(published !== undefined && { [publishedVariable]: published }),
    })
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
  // Hurries for a publication, because an admin waits for it.
  const care: Care = published === undefined ? 'at-best' : 'in-a-hurry'
  await runQuietly('node', [
    inProject('scripts/lib/build/compress/pack-site.ts'),
    join(folder, 'client'),
    care,
  ])
}

/** The values in pages of settings that are not set. */
const unset: Partial<Record<SettingName, string>> = { SITE_URL: defaultSiteUrl }

/** The settings whose values pages contain. */
function currentSettings(): string[] {
  return builtInSettings.map((name) => `${name}=${settings[name] ?? unset[name]}`)
}
