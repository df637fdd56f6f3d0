import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensurePocketBase } from '../pocketbase/ensure.ts'
import { replaceFile } from '../replace-file.ts'
import type { Contents } from './contents.ts'
import { withBackup } from './find.ts'
import { presentMigrations, withUnpacked } from './unpack.ts'

/** The record of a backup that was restored on trial, in `drill.json` of the data folder. */
interface Drill extends Contents {
  /** When it was tried; both are in ISO 8601. */
  at: string
  /** When it was made. */
  madeAt: string
  /** The backup's name. */
  backup: string
  seconds: number
}

/**
 * Restores a backup beside the data, checks all of it, deletes the copy, and records that the backup is complete.
 *
 * @param wanted a backup's name, the path of a zip, or 'latest'
 * @throws Problem when it is broken; the record of the last drill stays as it was then
 */
export function drill(folder: string, wanted: string): Promise<Drill> {
  const beganAt = performance.now()
  return withBackup(folder, wanted, async (zip) => {
    const binary = await ensurePocketBase()
    const madeAt = statSync(zip).mtime.toISOString()
    const contents = await withUnpacked(
      { folder, zip, binary, migrations: presentMigrations },
      async (unpacked) => unpacked.contents,
    )
    const seconds = Math.round((performance.now() - beganAt) / 100) / 10
    const done = { at: new Date().toISOString(), madeAt, backup: basename(zip), ...contents, seconds }
    note(folder, done)
    return done
  })
}

function note(folder: string, done: Drill): void {
  replaceFile(join(folder, 'drill.json'), `${JSON.stringify(done)}\n`)
}
