import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNpm } from './npm.mjs'
import { Problem } from './problem.ts'

/** An npm beside the machine's own. */
export interface Npm {
  /** The path of its program, for Node to run. */
  path: string
  run: (folder: string, parameters: readonly string[]) => { status: number | null; said: string }
  remove: () => void
}

/**
 * Fetches another version of npm. It does not use npx, because npx of npm 10 fails with the project's own Node, which has no
 * folder for global packages.
 *
 * @param version an exact version, or a tag
 * @throws Problem when it cannot be fetched
 */
export function fetchNpm(version: string): Npm {
  const home = mkdtempSync(join(tmpdir(), 'lista-noastra-npm-'))
  const failure = runNpm(home, ['install', '--no-save', '--prefix', home, `npm@${version}`])
  const remove = () => rmSync(home, { recursive: true, force: true })
  if (failure) {
    remove()
    throw new Problem(failure)
  }
  const path = join(home, 'node_modules/npm/bin/npm-cli.js')
  return {
    path,
    run(folder, parameters) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, said: `${stdout}${stderr}` }
    },
    remove,
  }
}
