import { renameSync, writeFileSync } from 'node:fs'

/** Replaces a file, readable by its owner only, in one step: a reader gets either the whole old or the whole new one. */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.next`
  writeFileSync(next, text, { mode: 0o600 })
  renameSync(next, path)
}
