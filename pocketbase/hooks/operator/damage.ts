import { type Damage, damageFile, damageIn } from '../../../src/protocol/damage.ts'
import type { App } from '../pocketbase.d.ts'

const onlyOwner = 0o600

/** Notes an error that says that a database is damaged, where health and the doctor find it. The first note stays. */
export function noteDamage(app: App, error: unknown, nowMs: number): void {
  const reason = damageIn(error)
  if (reason === undefined) return
  const path = $filepath.join(app.dataDir(), '..', damageFile)
  if (exists(path)) return
  const damage: Damage = { at: new Date(nowMs).toISOString(), reason }
  try {
    $os.writeFile(path, JSON.stringify(damage), onlyOwner)
  } catch {
    // A disk that takes no note is not why the request failed; its error is in the journal.
  }
}

function exists(path: string): boolean {
  try {
    $os.stat(path)
    return true
  } catch {
    return false
  }
}
