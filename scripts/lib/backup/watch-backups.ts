import { type ChildProcess, spawn } from 'node:child_process'
import { unwatchFile, watchFile } from 'node:fs'
import { isDamaged } from '../../../src/server/health/damage.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { readTrials } from '../../../src/server/health/trials.ts'
import { tied } from '../process/tied.ts'
import { inProject } from '../root.ts'
import { madeBackupPath, readMadeBackup } from './made-backup.ts'

const lookEveryMs = 2_000
/** For a trial that could not be made, and for damage that may have been repaired. */
const againEveryMs = 3_600_000

/** How the names of backups begin that are tried by the command which makes them, or are those of replaced data. */
const triedElsewhere = /^(?:lista|before)-/

/**
 * Has each backup tried once PocketBase has made it, in a process of its own, and the data looked at every hour while damage is
 * noted.
 *
 * @returns a function that ends this
 */
export function watchBackups(folder: string): () => void {
  let keeping: ChildProcess | undefined
  const look = () => {
    if (keeping || !isDue(folder)) return
    const newest = readMadeBackup(folder)?.backup
    keeping = startKeeping(folder)
    keeping.on('close', () => {
      keeping = undefined
      if (readMadeBackup(folder)?.backup !== newest) look()
    })
  }
  watchFile(madeBackupPath(folder), { interval: lookEveryMs }, look)
  const again = setInterval(look, againEveryMs)
  look()
  return () => {
    unwatchFile(madeBackupPath(folder))
    clearInterval(again)
    keeping?.kill()
  }
}

function isDue(folder: string): boolean {
  const name = readMadeBackup(folder)?.backup
  const isUntried =
    name !== undefined &&
    !triedElsewhere.test(name) &&
    !readTrials(folder).some(({ backup }) => backup === name)
  return isUntried || isDamaged(folder)
}

/** Starts a process, because reading all of the databases would hold up every visitor. */
function startKeeping(folder: string): ChildProcess {
  const child = spawn(...tied(process.execPath, [inProject('scripts/lib/backup/keep-backups.ts')]), {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('error', (error) => tellOperator('error', `No backup could be tried: ${error.message}`))
  return child
}
