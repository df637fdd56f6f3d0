import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads all files below a folder. Files that another process removes meanwhile are left out: PocketBase renames its restore
 * mark each minute.
 *
 * @returns the contents, by path
 */
export function filesBelow(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.flatMap((path) => read(path).map((bytes) => [path, bytes] as const)))
}

/** Returns the paths of the files below a folder that contain a text. */
export function filesThatHold(folder: string, text: string | Buffer): string[] {
  return [...filesBelow(folder)].filter(([, bytes]) => bytes.includes(text)).map(([path]) => path)
}

function read(path: string): Buffer[] {
  try {
    return [readFileSync(path)]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
