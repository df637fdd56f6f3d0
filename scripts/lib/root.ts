import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The absolute path of a file of the project. */
export function inProject(...parts: string[]): string {
  return join(root, ...parts)
}
