import type { DatabaseSync } from 'node:sqlite'
import { ensureHooksBuilt } from '../build/hooks.ts'
import { type AdminContent, readContent, readSiteFiles, updateRecords } from './admin-content.ts'

/** What admins have written beside the files of today, which the admins' records are brought up to first. */
export async function readAdminContent(database: DatabaseSync): Promise<AdminContent> {
  const { hooks } = await ensureHooksBuilt()
  const files = readSiteFiles(hooks)
  updateRecords(database, files, Date.now())
  return readContent(database, files)
}
