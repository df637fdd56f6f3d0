import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import process from 'node:process'

let canTie: boolean | undefined

/**
 * A command that ends together with this process, however that ends. On Linux the system sends it SIGTERM
 * (PR_SET_PDEATHSIG, set by util-linux's setpriv, which then becomes the program). On other systems the command is
 * unchanged. When this process works as another user, the command belongs to that user and cannot become root again.
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

/** Tries setpriv, because other versions than util-linux's lack the option. */
function trySetpriv(): SpawnSyncReturns<Buffer> {
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'])
}
