import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { publishedVariable } from '../../../src/published/variable.ts'
import { runQuietly } from '../process/run-quietly.ts'
import { inProject } from '../root.ts'
import { ensureBuilt, otherBuilds } from './builds.ts'
import { fingerprint } from './fingerprint.ts'
import { markServed } from './kept-builds.ts'
import { precompress } from './precompress.ts'

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
const settings = /^(?:SITE_URL|PUBLIC_.*)$/

const keptBuilds = 3

/**
 * The folder of a build of the site as it is now, made when there is none.
 *
 * @param published the file of what admins have published, where there is one
 * @throws Problem with Astro's own words when the build fails
 */
export async function ensureSiteBuilt(published?: string): Promise<string> {
  const content = published === undefined ? [] : [readFileSync(published, 'utf8')]
  return ensureBuilt({
    kind: 'site',
    name: fingerprint(inputs, [...currentSettings(), ...content]),
    kept: keptBuilds,
    make: (partial) => build(partial, published),
  })
}

/**
 * A build for this process to serve, which stays as long as the process does, and with it the others that are kept, the
 * newest first: pages that are still open ask for their scripts.
 */
export function buildToServe(distDir: string): { distDir: string; olderDistDirs: string[] } {
  markServed(distDir)
  return { distDir, olderDistDirs: otherBuilds('site', distDir) }
}

async function build(folder: string, published: string | undefined): Promise<void> {
  process.stderr.write('Building the site …\n')
  const cache = `${folder}-cache`
  try {
    await runQuietly('astro', ['build', '--outDir', relative(inProject(), folder)], {
      // Whoever asks for it, a test for instance, may have an environment of another kind.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      BUILD_CACHE: cache,
      ...(published !== undefined && { [publishedVariable]: published }),
    })
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
  // An admin waits for what is published.
  await precompress(join(folder, 'client'), published === undefined ? 'at-best' : 'in-a-hurry')
}

function currentSettings(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => settings.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
}
