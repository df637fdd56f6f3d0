import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { publishedPath } from '../publish/publication-files.ts'
import { ensureSiteBuilt } from './site.ts'

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
