import { type ChildProcess, spawn } from 'node:child_process'
import { unwatchFile, watchFile } from 'node:fs'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { isDamaged } from '../../../src/server/health/read-damage.ts'
import { readTrials } from '../../../src/server/health/trials.ts'
import { tied } from '../process/tied.ts'
import { inProject } from '../root.ts'
import { madeBackupPath, readMadeBackup } from './made-backup.ts'

const lookEveryMs = 2_000
/** Interval for repeating a trial that could not be run, and for checking whether damage has been repaired. */
const againEveryMs = 3_600_000

/** Backups that need no trial here: the command that makes `lista-…` tries it, and `before-…` holds replaced data. */
const triedElsewhere = /^(?:lista|before)-/

/**
 * Starts a separate process that tries each backup once PocketBase has made it, and that checks the data every hour
 * while damage is recorded.
 *
 * @returns a function that stops the watching
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
