import { writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { publicationStates } from '../../../src/i18n/admin/publications.ts'
import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { openDatabase } from './admin-database.ts'
import { requestPath } from './publication-files.ts'
import { isPublished } from './published-files.ts'
import { readAdminContent } from './read-admin-content.ts'

/**
 * Lays the site's files on the dashboard, and rings where what admins have written is not what is on the site: after a
 * publication that was cut off, or data that were copied here. What the last publication refused is left alone until somebody edits it or asks again.
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
    tellOperator('error', `What admins have written could not be compared with the site: ${inWords(error)}`)
  }
}

async function isBehind(dataFolder: string, database: DatabaseSync): Promise<boolean> {
  const read = await readAdminContent(database)
  const last = database.prepare('SELECT state FROM publications ORDER BY updated DESC LIMIT 1').get()
  if (last?.state === publicationStates.failed) return false
  return 'faults' in read || !isPublished(dataFolder, read.content)
}
