import { codeOf } from '../../../src/server/cluster/build-files.ts'
import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { publishedPath, readSite } from '../publish/publication-files.ts'
import { holdBuild } from './old-builds.ts'
import { ensureSiteBuilt, siteCode } from './site.ts'

/**
 * The build that a site over a data folder serves, with what admins have published. When that content cannot be built, as
 * after an upgrade with stricter rules, the site starts without it.
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
 * The build that a node other than home serves until it has asked home: the one that it fetched last, where this code and
 * these settings made it.
 */
export async function ensureFollowingSite(dataFolder: string): Promise<string> {
  const last = readSite(dataFolder)
  if (last !== undefined && codeOf(last) === siteCode() && holdBuild(last)) return last
  return ensureServedSite(dataFolder)
}
