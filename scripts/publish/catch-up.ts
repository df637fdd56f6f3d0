import { writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { publicationStates } from '../../src/i18n/publications.ts'
import { inWords, tellOperator } from '../../src/server/journal.ts'
import { readContent } from './desk-content.ts'
import { openDesk, readRecords } from './desk-database.ts'
import { bellPath } from './desk-files.ts'
import { isPublished } from './published-files.ts'

/**
 * Rings where what admins have written is not what is on the site: after a publication that was cut off, or data that
 * were copied here. What the last publication refused is left alone until somebody edits it or asks again.
 */
export function ringIfBehind(dataFolder: string): void {
  try {
    const desk = openDesk(dataFolder)
    try {
      if (isBehind(dataFolder, desk)) writeFileSync(bellPath(dataFolder), '', { mode: 0o600 })
    } finally {
      desk.close()
    }
  } catch (error) {
    tellOperator('error', `What admins have written could not be compared with the site: ${inWords(error)}`)
  }
}

function isBehind(dataFolder: string, desk: DatabaseSync): boolean {
  const last = desk.prepare('SELECT state FROM publications ORDER BY updated DESC LIMIT 1').get()
  if (last?.state === publicationStates.failed) return false
  const read = readContent((collection) => readRecords(desk, collection))
  return 'faults' in read || !isPublished(dataFolder, read.content)
}
