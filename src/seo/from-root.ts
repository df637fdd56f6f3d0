import { join } from 'node:path'

/** Where a file of the project is, for code that a build bundles elsewhere; builds and tests run in the project's root. */
export function fromRoot(path: string): string {
  return join(process.cwd(), path)
}
