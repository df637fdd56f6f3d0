import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inProject } from '../../../scripts/lib/root.ts'

/**
 * Writes the files of the working tree, committed or not, as a tree object of git.
 *
 * @param folder for a temporary index, so that the developer's staged changes stay as they are
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
