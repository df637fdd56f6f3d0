import { type Damage, damageFile, damageIn } from '../../../src/protocol/damage-file.ts'
import type { App } from '../pocketbase.d.ts'
import { replaceFile } from '../replace-file.ts'

const onlyOwner = 0o600

/** Records an error that reports a damaged database, for the health check and the doctor. The first record is kept. */
export function noteDamage(app: App, error: unknown, nowMs: number): void {
  const reason = damageIn(error)
  if (reason === undefined) return
  const path = $filepath.join(app.dataDir(), '..', damageFile)
  if (exists(path)) return
  const damage: Damage = { at: new Date(nowMs).toISOString(), reason }
  try {
    replaceFile(path, JSON.stringify(damage))
  } catch {
    noteWithoutReason(path)
  }
}

/** Creates an empty file, for which a full disk still has room, and which readers take for damage as well. */
function noteWithoutReason(path: string): void {
  try {
    $os.writeFile(path, '', onlyOwner)
  } catch {
    // A full disk is not the reason for which the request failed, so a failure to record is ignored; the error itself is in
    // the journal.
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
