import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { publicationTexts } from '../../../src/i18n/admin/publications.ts'
import { ensureSiteBuilt } from '../build/site.ts'
import { brokenLinks } from './broken-links.ts'
import type { DeskContent } from './desk-content.ts'
import { beginPublication, endPublication, openDesk, type Verdict } from './desk-database.ts'
import { bellPath } from './desk-files.ts'
import { adopt, isPublished, writeNext } from './published-files.ts'
import { readDesk } from './read-desk.ts'

const shownLinks = 10
const done: Verdict = { state: 'done', message: publicationTexts.done, details: '' }

/**
 * Makes the site anew with what admins have written: checks it, builds beside the site that is served, checks the build,
 * and names it as the one to serve. Whatever fails leaves all as it was. The record of the publication tells the outcome.
 */
export async function publishDesk(dataFolder: string): Promise<Verdict> {
  const desk = openDesk(dataFolder)
  try {
    // What is saved from here on rings again.
    rmSync(bellPath(dataFolder), { force: true })
    beginPublication(desk, Date.now())
    const verdict = await attempt(dataFolder, () => readDesk(desk))
    endPublication(desk, verdict, Date.now())
    return verdict
  } finally {
    desk.close()
  }
}

async function attempt(dataFolder: string, read: () => Promise<DeskContent>): Promise<Verdict> {
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
function isOnSite(dataFolder: string, read: DeskContent): boolean {
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
