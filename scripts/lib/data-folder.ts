import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { settings } from '../../src/settings/here.ts'
import { Problem } from './problem.ts'
import { inProject } from './root.ts'

const onlyOwner = 0o700

/** The folder with everything that must be backed up: DATA_DIR, or `data` in the project. It may not exist. */
export function namedDataFolder(): string {
  return settings.DATA_DIR ? resolve(settings.DATA_DIR) : inProject('data')
}

/** The same folder, created when it does not exist. */
export function dataFolder(): string {
  const folder = namedDataFolder()
  refuseReadOnly(folder)
  mkdirSync(folder, { recursive: true, mode: onlyOwner })
  return folder
}

/**
 * Checks that the folder can be created, because Node reports another error when it cannot.
 *
 * @throws Error of the system when a parent is read-only
 */
function refuseReadOnly(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (existsSync(parent)) accessSync(parent, constants.W_OK)
  else refuseReadOnly(parent)
}

/**
 * Removes other users' access to a data folder, because anyone who can read the keys in the database can open every list.
 * The folder of another user stays unchanged; the doctor reports it.
 */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, onlyOwner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Refuses a data folder that does not exist or that this user may not read, for commands that must not create one.
 *
 * @throws Problem with instructions
 */
export function refuseClosedFolder(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new Problem(
        `The data folder ${folder} is closed to this user: run it as the user that the site runs as.`,
      )
    }
    const named = settings.DATA_DIR ? 'DATA_DIR names' : 'DATA_DIR is not set, and without it there is'
    throw new Problem(
      `${named} no folder ${folder}: set DATA_DIR to the folder of the installation, ` +
        '/var/lib/lista-noastra for the unit of docs/systemd, or start it first.',
    )
  }
}
