import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The addresses of the scripts that a list's page runs first, beside the build's `client/`. */
export const listScriptsFile = 'list-scripts.json'

/** What the page of a list is told beside its request. */
export interface PageLocals {
  listScripts: readonly string[]
}

declare global {
  namespace App {
    interface Locals extends Partial<PageLocals> {}
  }
}

/** None of a build that does not say which. */
export function readPageLocals(distDir: string): PageLocals {
  const file = join(distDir, listScriptsFile)
  return { listScripts: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [] }
}
