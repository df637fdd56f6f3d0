import { codeOf } from '../../../src/server/builds/build-files.ts'
import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { publishedPath, readSite } from '../publish/publication-files.ts'
import { holdBuild } from './old-builds.ts'
import { ensureSiteBuilt, siteCode } from './site.ts'

/**
 * Returns the build for a site over a data folder, with the content that admins have published. If that content cannot be
 * built, for example after an upgrade with stricter rules, the site starts without it.
 */
export async function ensureServedSite(dataFolder: string): Promise<string> {
  const published = publishedPath(dataFolder)
  if (!published) return ensureSiteBuilt()
  try {
    return await ensureSiteBuilt(published)
  } catch (error) {
    tellOperator('error', `Built without what admins have published, see npm run publish: ${inWords(error)}`)
    return ensureSiteBuilt()
  }
}

/**
 * Returns the build that a node other than home serves until it has reached home: the last fetched one, if it was made from
 * this code and these settings.
 */
export async function ensureFollowingSite(dataFolder: string): Promise<string> {
  const last = readSite(dataFolder)
  if (last !== undefined && codeOf(last) === siteCode() && holdBuild(last)) return last
  return ensureServedSite(dataFolder)
}
