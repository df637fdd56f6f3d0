import { execFileSync } from 'node:child_process'

/**
 * Runs git in a folder.
 *
 * @returns what it prints, without the last line's end
 * @throws an error with what git says
 */
export function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}
