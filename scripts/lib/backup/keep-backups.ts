/** Tries the newest backup, notes damage, and drops old nightly backups. The running site starts it after each backup. */
import { setPriority } from 'node:os'
import { namedDataFolder } from '../data-folder.ts'
import { runScript } from '../problem.ts'
import { keepBackups } from './keep.ts'

const lowestPriority = 19

/** Lets the processes that serve go first, where that may be set: the unit of docs/systemd forbids it. */
function stepBack(): void {
  try {
    setPriority(lowestPriority)
  } catch {
    // It works as well at the same priority.
  }
}

stepBack()
await runScript(() => keepBackups(namedDataFolder()))
