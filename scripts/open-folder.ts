import { accessSync, constants } from 'node:fs'
import process from 'node:process'
import { Problem } from './problem.ts'

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
    const named = process.env.DATA_DIR ? 'DATA_DIR names' : 'DATA_DIR is not set, and without it there is'
    throw new Problem(
      `${named} no folder ${folder}: set DATA_DIR to the folder of the installation, ` +
        '/var/lib/lista-noastra for the unit of docs/systemd, or start it first.',
    )
  }
}
