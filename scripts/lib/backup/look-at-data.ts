import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Damage } from '../../../src/protocol/damage-file.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { damagePath, readDamage } from '../../../src/server/health/read-damage.ts'
import { replaceFile } from '../replace-file.ts'
import { faultOfData } from './contents.ts'

/** Advice to the operator on repairing a damaged database, in full sentences. */
export const remedyOfDamage =
  'Look at the disk and its cables (dmesg), stop the site, and npm run restore -- latest: it takes the newest backup that is whole, and devices bring back what they know of since.'

/** Checks the databases, which PocketBase may be using. Records damage, or deletes the record when none is found. */
export function lookAtData(folder: string): void {
  const reason = faultOfData(join(folder, 'pb'), 'full')
  const known = readDamage(folder)
  if (reason !== undefined) {
    const damage: Damage = { at: known?.at || new Date().toISOString(), reason }
    replaceFile(damagePath(folder), JSON.stringify(damage))
    tellOperator('error', `The database is damaged (${reason}). ${remedyOfDamage}`)
  } else if (known) {
    rmSync(damagePath(folder), { force: true })
    tellOperator(
      'notice',
      'The database was found damaged before, and a check of all of it finds nothing now',
    )
  }
}
