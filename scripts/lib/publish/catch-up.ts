import { writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { publicationStates } from '../../../src/i18n/admin/publications.ts'
import { inWords, tellOperator } from '../../../src/server/health/journal.ts'
import { openDesk } from './desk-database.ts'
import { bellPath } from './desk-files.ts'
import { isPublished } from './published-files.ts'
import { readDesk } from './read-desk.ts'

/**
 * Lays the site's files on the admins' desk, and rings where what admins have written is not what is on the site: after a
 * publication that was cut off, or data that were copied here. What the last publication refused is left alone until somebody edits it or asks again.
 */
export async function ringIfBehind(dataFolder: string): Promise<void> {
  try {
    const desk = openDesk(dataFolder)
    try {
      if (await isBehind(dataFolder, desk)) writeFileSync(bellPath(dataFolder), '', { mode: 0o600 })
    } finally {
      desk.close()
    }
  } catch (error) {
    tellOperator('error', `What admins have written could not be compared with the site: ${inWords(error)}`)
  }
}

async function isBehind(dataFolder: string, desk: DatabaseSync): Promise<boolean> {
  const read = await readDesk(desk)
  const last = desk.prepare('SELECT state FROM publications ORDER BY updated DESC LIMIT 1').get()
  if (last?.state === publicationStates.failed) return false
  return 'faults' in read || !isPublished(dataFolder, read.content)
}
