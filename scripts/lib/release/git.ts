import { execFileSync } from 'node:child_process'

/**
 * Runs git in a folder.
 *
 * @returns its output, without the last newline
 * @throws an error with git's message
 */
export function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}
