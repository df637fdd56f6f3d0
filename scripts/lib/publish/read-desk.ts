import type { DatabaseSync } from 'node:sqlite'
import { ensureHooksBuilt } from '../build/hooks.ts'
import { type DeskContent, layDeskFiles, readContent, readDeskFiles } from './desk-content.ts'

/** What admins have written beside the files of today, which the desk's records are brought up to first. */
export async function readDesk(desk: DatabaseSync): Promise<DeskContent> {
  const { hooks } = await ensureHooksBuilt()
  const files = readDeskFiles(hooks)
  layDeskFiles(desk, files, Date.now())
  return readContent(desk, files)
}
