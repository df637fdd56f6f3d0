/**
 * Verifies the newest backup, records damage, and deletes old nightly backups. The running site starts it after each backup.
 */
import { setPriority } from 'node:os'
import { namedDataFolder } from '../data-folder.ts'
import { runScript } from '../problem.ts'
import { keepBackups } from './keep.ts'

/** Enough for the processes that serve to go first. At 19, the trial would hardly run beside a busy process. */
const lowPriority = 10

/** Lowers the priority below that of the serving processes, if that is allowed: the unit of docs/systemd forbids it. */
function stepBack(): void {
  try {
    setPriority(lowPriority)
  } catch {
    // The work does not depend on the priority.
  }
}

stepBack()
await runScript(() => keepBackups(namedDataFolder()))
