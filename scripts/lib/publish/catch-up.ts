import { writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { publicationStates } from '../../../src/i18n/admin/publications.ts'
import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { noteDamage } from '../../../src/server/health/read-damage.ts'
import { openDatabase } from './admin-database.ts'
import { requestPath } from './publication-files.ts'
import { isPublished } from './published-files.ts'
import { readAdminContent } from './read-admin-content.ts'

/**
 * Updates the admins' records to the site's files, and requests a publication if the site does not show the admins' content:
 * after an interrupted publication, or when data were copied here. Content that the last publication refused waits until an
 * admin edits it or requests a publication.
 */
export async function publishIfBehind(dataFolder: string): Promise<void> {
  try {
    const database = openDatabase(dataFolder)
    try {
      if (await isBehind(dataFolder, database)) writeFileSync(requestPath(dataFolder), '', { mode: 0o600 })
    } finally {
      database.close()
    }
  } catch (error) {
    noteDamage(dataFolder, error)
    tellOperator('error', `What admins have written could not be compared with the site: ${inWords(error)}`)
  }
}

async function isBehind(dataFolder: string, database: DatabaseSync): Promise<boolean> {
  const read = await readAdminContent(database)
  const last = database.prepare('SELECT state FROM publications ORDER BY updated DESC LIMIT 1').get()
  if (last?.state === publicationStates.failed) return false
  return 'faults' in read || !isPublished(dataFolder, read.content)
}
