import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../root.ts'

/** What was compressed before: most of a build is what it was, and compressing it takes far longer than making it. */
const kept = inProject('node_modules/.cache/packed')
const unusedMs = 14 * 24 * 3_600_000

/** What the same bytes became in an earlier build. @param way names how, as '.br' */
export async function packedBefore(bytes: Buffer, way: string): Promise<Buffer | undefined> {
  const path = pathOf(bytes, way)
  const found = await readFile(path).catch(() => undefined)
  if (found) await utimes(path, new Date(), new Date()).catch(() => undefined)
  return found
}

/** Keeps what bytes became for later builds. */
export async function keepPacked(bytes: Buffer, way: string, packed: Buffer): Promise<void> {
  const path = pathOf(bytes, way)
  const partial = `${path}.${randomUUID()}.partial`
  try {
    await mkdir(kept, { recursive: true })
    await writeFile(partial, packed)
    await rename(partial, path)
  } catch {
    // Who may not write here packs it again.
  }
}

function pathOf(bytes: Buffer, way: string): string {
  return join(kept, createHash('sha256').update(bytes).digest('hex').slice(0, 32) + way)
}

/** Forgets what no build has used for two weeks. */
export async function dropUnusedPacked(nowMs: number): Promise<void> {
  for (const name of await readdir(kept).catch(() => [])) {
    const path = join(kept, name)
    const found = await stat(path).catch(() => undefined)
    if (found && nowMs - found.mtimeMs > unusedMs) await rm(path, { force: true })
  }
}
