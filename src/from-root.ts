import { join } from 'node:path'

/**
 * The path of a file of the project, for code that a build bundles into another folder. Builds and tests run in the
 * project's root.
 */
export function fromRoot(path: string): string {
  return join(process.cwd(), path)
}
