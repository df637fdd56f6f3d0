import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { publicationTexts } from '../../../src/i18n/admin/publications.ts'
import { ensureSiteBuilt } from '../build/site.ts'
import type { AdminContent } from './admin-content.ts'
import { beginPublication, endPublication, openDatabase, type Verdict } from './admin-database.ts'
import { brokenLinks } from './broken-links.ts'
import { requestPath } from './publication-files.ts'
import { adopt, isPublished, writeNext } from './published-files.ts'
import { readAdminContent } from './read-admin-content.ts'

const shownLinks = 10
const done: Verdict = { state: 'done', message: publicationTexts.done, details: '' }

/**
 * Makes the site anew with what admins have written: checks it, builds beside the site that is served, checks the build,
 * and names it as the one to serve. Whatever fails leaves all as it was. The record of the publication tells the outcome.
 */
export async function publishContent(dataFolder: string): Promise<Verdict> {
  const database = openDatabase(dataFolder)
  try {
    // What is saved from here on rings again.
    rmSync(requestPath(dataFolder), { force: true })
    beginPublication(database, Date.now())
    const verdict = await attempt(dataFolder, () => readAdminContent(database))
    endPublication(database, verdict, Date.now())
    return verdict
  } finally {
    database.close()
  }
}

async function attempt(dataFolder: string, read: () => Promise<AdminContent>): Promise<Verdict> {
  try {
    if (!hasTools()) return isOnSite(dataFolder, await read()) ? done : failed(publicationTexts.withoutTools)
    // What it stands on may be among the packages that are missing.
    const { checkedContent } = await import('./content-checks.ts')
    const checked = await checkedContent(await read())
    if ('faults' in checked) return failed(publicationTexts.faults(checked.faults))
    const next = writeNext(dataFolder, checked.content)
    const distDir = await ensureSiteBuilt(next)
    const broken = brokenLinks(join(distDir, 'client'))
    if (broken.length > 0) return failed(publicationTexts.links(broken.slice(0, shownLinks)))
    adopt(dataFolder, next, distDir)
    return done
  } catch (error) {
    return failed(publicationTexts.build, error instanceof Error ? error.message : String(error))
  }
}

/** After a restore there may be nothing to build. */
function isOnSite(dataFolder: string, read: AdminContent): boolean {
  return 'content' in read && isPublished(dataFolder, read.content)
}

function failed(message: string, details = ''): Verdict {
  const longest = 20_000
  return { state: 'failed', message, details: details.slice(-longest) }
}

/** A folder with what is needed to serve the site only cannot build it. */
function hasTools(): boolean {
  try {
    createRequire(import.meta.url).resolve('@vite-pwa/astro')
    return true
  } catch {
    return false
  }
}
