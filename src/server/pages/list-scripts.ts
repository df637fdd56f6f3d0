import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'

/** Name of the file beside the build's `client/` with the addresses of the scripts that a list's page runs first. */
export const listScriptsFile = 'list-scripts.json'

/** Values that the server passes to the page of a list in addition to the request. */
export interface PageLocals {
  /** The PocketBase from which the page reads the list. */
  pocketBase: PocketBaseAccess
  listScripts: readonly string[]
  /** True when all lists are deleted each night. */
  isDemo: boolean
  /** PocketBase's answer to the request for the list; absent in development, where the page sends that request. */
  listAnswer?: { status: number; text: string }
  /** Receives the rows, which the page has marks for; absent in development. */
  lateRows?: Map<string, string>
}

declare global {
  namespace App {
    interface Locals extends Partial<PageLocals> {}
  }
}

/** Returns the addresses in a build's `list-scripts.json`; none when the build has no such file. */
export function readListScripts(distDir: string): readonly string[] {
  const file = join(distDir, listScriptsFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
