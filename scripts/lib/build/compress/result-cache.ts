import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../../root.ts'

/** Cache of compressed and minified files: most do not change between builds, and making them takes longer than the rest. */
const kept = inProject('node_modules/.cache/packed')
const unusedMs = 14 * 24 * 3_600_000

/**
 * Returns the result for the same bytes in an earlier build, if it is cached.
 *
 * @param way in which the result was made, such as '.br'
 */
export async function cachedResult(bytes: Buffer, way: string): Promise<Buffer | undefined> {
  const path = pathOf(bytes, way)
  const found = await readFile(path).catch(() => undefined)
  if (found) await utimes(path, new Date(), new Date()).catch(() => undefined)
  return found
}

/** Stores the result for bytes for later builds. */
export async function storeResult(bytes: Buffer, way: string, result: Buffer): Promise<void> {
  const path = pathOf(bytes, way)
  const partial = `${path}.${randomUUID()}.partial`
  try {
    await mkdir(kept, { recursive: true })
    await writeFile(partial, result)
    await rename(partial, path)
  } catch {
    // Without permission to write here, the next build makes it again.
  }
}

function pathOf(bytes: Buffer, way: string): string {
  return join(kept, createHash('sha256').update(bytes).digest('hex').slice(0, 32) + way)
}

/** Deletes files that no build has used for two weeks. */
export async function dropUnusedResults(nowMs: number): Promise<void> {
  for (const name of await readdir(kept).catch(() => [])) {
    const path = join(kept, name)
    const found = await stat(path).catch(() => undefined)
    if (found && nowMs - found.mtimeMs > unusedMs) await rm(path, { force: true })
  }
}
