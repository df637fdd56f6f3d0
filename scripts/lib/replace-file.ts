import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file that is its owner's alone, in one step: whoever reads it meanwhile reads all of one or of the other. */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.next`
  writeFileSync(next, text, { mode: 0o600 })
  renameSync(next, path)
}
