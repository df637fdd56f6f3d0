import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Damage, damageFile, damageIn } from '../../protocol/damage-file.ts'

export function damagePath(dataDir: string): string {
  return join(dataDir, damageFile)
}

/** True when the databases were found damaged, and no full check has found them intact since. */
export function isDamaged(dataDir: string): boolean {
  return existsSync(damagePath(dataDir))
}

/** Returns the recorded damage; undefined without any. A record that was truncated by a full disk still counts as damage. */
export function readDamage(dataDir: string): Damage | undefined {
  if (!isDamaged(dataDir)) return undefined
  try {
    return JSON.parse(readFileSync(damagePath(dataDir), 'utf8')) as Damage
  } catch {
    return { at: '', reason: 'the note of it cannot be read' }
  }
}

/** Records an error by which SQLite reports a damaged database. An existing record stays. */
export function noteDamage(dataDir: string, error: unknown): void {
  const reason = damageIn(error)
  if (reason === undefined || isDamaged(dataDir)) return
  const damage: Damage = { at: new Date().toISOString(), reason }
  writeFileSync(damagePath(dataDir), JSON.stringify(damage), { mode: 0o600 })
}
