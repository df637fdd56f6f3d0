import { type SpawnSyncReturns, spawnSync } from 'node:child_process'

let canTie: boolean | undefined

/**
 * A command that ends when this process does, however that ends: Linux sends it SIGTERM (PR_SET_PDEATHSIG, by setpriv of
 * util-linux, which becomes the program and stays nowhere). Elsewhere it is the command as it was given.
 */
export function tied(
  program: string,
  parameters: readonly string[],
): [program: string, parameters: readonly string[]] {
  canTie ??= process.platform === 'linux' && trySetpriv().status === 0
  return canTie ? ['setpriv', ['--pdeathsig', 'TERM', '--', program, ...parameters]] : [program, parameters]
}

/** That of other makers lacks the option. */
function trySetpriv(): SpawnSyncReturns<Buffer> {
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'])
}
