import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../root.ts'

/**
 * A short name for the content of files: the same content always has the same name.
 *
 * @param paths files and folders inside the project; a missing one counts as empty
 * @param more everything else that changes a build, such as settings of the environment
 */
export function fingerprint(paths: readonly string[], more: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(more))
  for (const path of paths.flatMap(filesIn).sort()) {
    hash.update(`${path}\0`)
    for (const bytes of chunksOf(inProject(path))) hash.update(bytes)
    hash.update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function filesIn(path: string): string[] {
  const found = statSync(inProject(path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(inProject(path)).flatMap((name) => filesIn(join(path, name)))
}

const chunk = Buffer.allocUnsafe(64 * 1024)

/** Reads a file piece by piece into one buffer, because a server would not give back the memory of whole files. */
function* chunksOf(path: string): Generator<Buffer> {
  const file = openSync(path, 'r')
  try {
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk)) {
      yield chunk.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}
