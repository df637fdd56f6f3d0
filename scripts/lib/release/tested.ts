import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'

/** File with the hash of the git tree for which all tests have passed. */
const testedFile = 'dist/tested'

/** Returns git's hash of the tree of the committed files; undefined if the working tree differs, or there is no git. */
export function cleanTree(folder: string): string | undefined {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD^{tree}') : undefined
  } catch {
    return undefined
  }
}

/** Records that all tests have passed for a tree, if it is still the present one. */
export function noteTested(folder: string, tree: string | undefined): void {
  if (tree !== undefined && cleanTree(folder) === tree) writeFileSync(join(folder, testedFile), tree)
}

/** True when all tests have passed for the present tree. */
export function isTested(folder: string): boolean {
  const path = join(folder, testedFile)
  return existsSync(path) && readFileSync(path, 'utf8') === cleanTree(folder)
}
