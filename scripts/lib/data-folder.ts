import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { settings } from '../../src/settings/here.ts'
import { Problem } from './problem.ts'
import { inProject } from './root.ts'

const onlyOwner = 0o700

/** Where everything lies that must be backed up: DATA_DIR, else `data` in the project. It may not be there. */
export function namedDataFolder(): string {
  return settings.DATA_DIR ? resolve(settings.DATA_DIR) : inProject('data')
}

/** The same, made when it is not there. */
export function dataFolder(): string {
  const folder = namedDataFolder()
  refuseReadOnly(folder)
  mkdirSync(folder, { recursive: true, mode: onlyOwner })
  return folder
}

/** Node takes a folder that cannot be made for one whose parents are missing. @throws the system's own refusal */
function refuseReadOnly(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (existsSync(parent)) accessSync(parent, constants.W_OK)
  else refuseReadOnly(parent)
}

/**
 * Keeps others on this machine out of a data folder, whoever made it: lists are open to whoever reads their keys in the
 * database. A folder of somebody else's stays as it is, and the doctor says so.
 */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, onlyOwner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * For what looks at a data folder and must not make one.
 *
 * @throws Problem that says what to do where it is not there, or closed to whoever asks
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
