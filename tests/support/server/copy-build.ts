import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { heldPrefix } from '../../../src/server/builds/build-files.ts'

/**
 * Adds the current build of the site to a folder of builds, by hard links. Other builds may be incomplete or be removed
 * meanwhile, and the marker files of processes that use this one come and go, so that neither is copied.
 */
export async function copyBuildTo(builds: string): Promise<void> {
  const built = await ensureSiteBuilt()
  const copy = join(builds, basename(built))
  mkdirSync(copy, { recursive: true })
  const names = readdirSync(built).filter((name) => !name.startsWith(heldPrefix))
  execFileSync('cp', ['-al', ...names.map((name) => join(built, name)), copy])
}
