import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'

/** Names the tree of git's that all tests have passed for. */
const testedFile = 'dist/tested'

/** The committed files by git's name of their tree; undefined where others stand here, or there is no git. */
export function cleanTree(folder: string): string | undefined {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD^{tree}') : undefined
  } catch {
    return undefined
  }
}

/** Notes that all tests have passed for a tree, when it is still the one that stands here. */
export function noteTested(folder: string, tree: string | undefined): void {
  if (tree !== undefined && cleanTree(folder) === tree) writeFileSync(join(folder, testedFile), tree)
}

/** Whether all tests have passed for the tree that stands here. */
export function isTested(folder: string): boolean {
  const path = join(folder, testedFile)
  return existsSync(path) && readFileSync(path, 'utf8') === cleanTree(folder)
}
