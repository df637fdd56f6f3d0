import { basename } from 'node:path'
import type { Contents } from '../../../src/protocol/backups.ts'
import { isDamaged } from '../../../src/server/health/read-damage.ts'
import { ensurePocketBase } from '../pocketbase/ensure.ts'
import { isBroken } from './broken-backup.ts'
import { hasData, withBackup } from './find.ts'
import { lookAtData } from './look-at-data.ts'
import { presentMigrations, withUnpacked } from './unpack.ts'

interface Drill extends Contents {
  /** The backup's name. */
  backup: string
  seconds: number
}

/**
 * Restores a backup beside the data, checks all of it, and deletes the copy. The result is written to `trials.json`. If the
 * backup is broken, or damage of the data is recorded, the data are checked too.
 *
 * @param wanted a backup's name, the path of a zip, or 'latest'
 * @throws Problem when it is broken
 */
export async function drill(folder: string, wanted: string): Promise<Drill> {
  let isDue = isDamaged(folder)
  try {
    return await tryBackup(folder, wanted)
  } catch (error) {
    isDue ||= isBroken(error)
    throw error
  } finally {
    if (isDue && hasData(folder)) lookAtData(folder)
  }
}

/** Verifies a backup like `drill`, but does not check the data. */
export async function tryBackup(folder: string, wanted: string): Promise<Drill> {
  const beganAt = performance.now()
  const done = await withBackup(folder, wanted, async (zip) => {
    const unpacking = { folder, zip, binary: await ensurePocketBase(), migrations: presentMigrations }
    const contents = await withUnpacked(unpacking, async (unpacked) => unpacked.contents)
    return { backup: basename(zip), ...contents }
  })
  return { ...done, seconds: Math.round((performance.now() - beganAt) / 100) / 10 }
}
