import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inProject } from '../../../scripts/lib/root.ts'

/**
 * What stands here, committed or not, as a tree of git's.
 *
 * @param folder for an index of its own: what whoever works here has staged stays as it is
 */
export function workingTree(folder: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: inProject(),
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
    }).trim()
  git('add', '--all')
  return git('write-tree')
}
