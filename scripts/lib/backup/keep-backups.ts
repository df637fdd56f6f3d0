/** Tries the newest backup, notes damage, and drops old nightly backups. The running site starts it after each backup. */
import { setPriority } from 'node:os'
import { namedDataFolder } from '../data-folder.ts'
import { runScript } from '../problem.ts'
import { keepBackups } from './keep.ts'

/** Enough for the processes that serve to go first. At 19, the trial would hardly run beside a busy process. */
const lowPriority = 10

/** Lets the processes that serve go first, where that may be set: the unit of docs/systemd forbids it. */
function stepBack(): void {
  try {
    setPriority(lowPriority)
  } catch {
    // It works as well at the same priority.
  }
}

stepBack()
await runScript(() => keepBackups(namedDataFolder()))
