import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { publicationStates, publicationTexts } from '../../../src/i18n/admin/publications.ts'
import { noteDamage } from '../../../src/server/health/read-damage.ts'
import { ensureSiteBuilt } from '../build/site.ts'
import type { AdminContent } from './admin-content.ts'
import { openDatabase, storedTime } from './admin-database.ts'
import { brokenLinks } from './broken-links.ts'
import { requestPath } from './publication-files.ts'
import { adopt, isPublished, writeNext } from './published-files.ts'
import { readAdminContent } from './read-admin-content.ts'

/** The outcome of a publication, as it is recorded. */
interface Verdict {
  state: 'done' | 'failed'
  /** For admins. */
  message: string
  /** For the operator; '' when there are none. */
  details: string
}

const shownLinks = 10
const storedPublications = 50
const done: Verdict = { state: 'done', message: publicationTexts.done, details: '' }

/**
 * Publishes the content that admins have written: checks it, builds the site beside the served one, checks the build, and
 * serves it. A failure leaves everything unchanged. The outcome is saved in the record of the publication.
 */
export async function publishContent(dataFolder: string): Promise<Verdict> {
  const database = openDatabase(dataFolder)
  try {
    // Removed first, so that a later save requests another publication.
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
    // Imported here, because its packages may be missing on a machine that cannot build.
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
    noteDamage(dataFolder, error)
    return failed(publicationTexts.build, error instanceof Error ? error.message : String(error))
  }
}

/** True when the site already shows this content, as may happen after a restore. */
function isOnSite(dataFolder: string, read: AdminContent): boolean {
  return 'content' in read && isPublished(dataFolder, read.content)
}

function failed(message: string, details = ''): Verdict {
  const longest = 20_000
  return { state: 'failed', message, details: details.slice(-longest) }
}

/** True when the packages of the build are installed; a machine that only serves the site lacks them. */
function hasTools(): boolean {
  try {
    createRequire(import.meta.url).resolve('@vite-pwa/astro')
    return true
  } catch {
    return false
  }
}

/** Marks all pending publications, and one that was interrupted, as under way; a publication by hand gets a new record. */
function beginPublication(database: DatabaseSync, nowMs: number): void {
  const { waiting, underWay } = publicationStates
  const now = storedTime(nowMs)
  const begun = database
    .prepare('UPDATE publications SET state = ?, message = ?, updated = ? WHERE state IN (?, ?)')
    .run(underWay, publicationTexts.underWay, now, waiting, underWay)
  if (begun.changes > 0) return
  database
    .prepare(
      `INSERT INTO publications (id, state, message, details, created, updated) VALUES (?, ?, ?, '', ?, ?)`,
    )
    .run(randomBytes(8).toString('hex').slice(0, 15), underWay, publicationTexts.underWay, now, now)
}

/** Records the outcome of the publication under way, and deletes old records. */
function endPublication(database: DatabaseSync, verdict: Verdict, nowMs: number): void {
  const { state, message, details } = verdict
  database
    .prepare('UPDATE publications SET state = ?, message = ?, details = ?, updated = ? WHERE state = ?')
    .run(publicationStates[state], message, details, storedTime(nowMs), publicationStates.underWay)
  database
    .prepare(
      'DELETE FROM publications WHERE id NOT IN (SELECT id FROM publications ORDER BY created DESC LIMIT ?)',
    )
    .run(storedPublications)
}
