import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'

/** The addresses of the scripts that a list's page runs first, beside the build's `client/`. */
export const listScriptsFile = 'list-scripts.json'

/** What the page of a list is told beside its request. */
export interface PageLocals {
  /** Where it reads the list. */
  pocketBase: PocketBaseAccess
  listScripts: readonly string[]
  /** Whether all lists end each night. */
  isDemo: boolean
}

declare global {
  namespace App {
    interface Locals extends Partial<PageLocals> {}
  }
}

/** The scripts of a build; none of one that does not say which. */
export function readListScripts(distDir: string): readonly string[] {
  const file = join(distDir, listScriptsFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
