import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A path inside the project. */
export function inProject(...parts: string[]): string {
  return join(root, ...parts)
}
