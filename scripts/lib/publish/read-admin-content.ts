import type { DatabaseSync } from 'node:sqlite'
import { ensureHooksBuilt } from '../build/hooks.ts'
import { type AdminContent, readContent, readSiteFiles, updateRecords } from './admin-content.ts'

/** Reads the content that admins have written, after an update of their records to the present files. */
export async function readAdminContent(database: DatabaseSync): Promise<AdminContent> {
  const { hooks } = await ensureHooksBuilt()
  const files = readSiteFiles(hooks)
  updateRecords(database, files, Date.now())
  return readContent(database, files)
}
