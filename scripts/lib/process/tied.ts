import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import process from 'node:process'

let canTie: boolean | undefined

/**
 * A command that ends when this process does, however that ends: Linux sends it SIGTERM (PR_SET_PDEATHSIG, by setpriv of
 * util-linux, which becomes the program and stays nowhere). Elsewhere it is the command as it was given. Where this process
 * works as somebody else, the command is theirs for good: it cannot go back to being root.
 */
export function tied(
  program: string,
  parameters: readonly string[],
): [program: string, parameters: readonly string[]] {
  canTie ??= process.platform === 'linux' && trySetpriv().status === 0
  return canTie
    ? ['setpriv', ['--pdeathsig', 'TERM', ...asEffective(), '--', program, ...parameters]]
    : [program, parameters]
}

function asEffective(): string[] {
  const { geteuid, getegid, getuid } = process
  if (!geteuid || !getegid || geteuid() === getuid?.()) return []
  return ['--reuid', String(geteuid()), '--regid', String(getegid()), '--keep-groups']
}

/** That of other makers lacks the option. */
function trySetpriv(): SpawnSyncReturns<Buffer> {
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'])
}
