import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settings } from '../../../../src/settings/here.ts'
import { Problem } from '../../problem.ts'
import { litestreamFile } from '../litestream-file.ts'
import { onMachine } from '../on-machine.ts'

const pollMs = 50
/** What a node had sent to its replica before it ended is applied in a second or two. */
const timeoutMs = 20_000

/**
 * Resolves once Litestream's follower has applied all that is in a replica, to which nobody writes any more.
 *
 * @param replica as Litestream names it, file:///var/lib/replica or nats://10.0.0.9/b
 * @param dataFolder of the standby
 * @throws Problem after 20 s
 */
export async function caughtUp(replica: string, dataFolder: string): Promise<void> {
  const last = await lastTransaction(replica)
  const giveUpAt = performance.now() + timeoutMs
  while (appliedTransaction(dataFolder) < last) {
    if (performance.now() > giveUpAt)
      throw new Problem(
        `The follower in ${dataFolder} does not apply what is in ${replica}: see its journal.`,
      )
    await wait(pollMs)
  }
}

/**
 * The number of the last transaction in a replica: 16 hexadecimal digits, which compare as texts; '' in an empty one.
 *
 * @throws Problem where Litestream cannot read it
 */
export async function lastTransaction(replica: string): Promise<string> {
  // By a file, as the follower is started: an address alone has no password. The database is none of this machine.
  const file = litestreamFile({ database: '/replica', replica })
  const listed = await onMachine(
    [],
    `${settings.LITESTREAM_BIN} ltx -json -level all -config /dev/stdin /replica <<'END'\n${file}END`,
  )
  const files = JSON.parse(listed) as { max_txid: string }[]
  return (
    files
      .map(({ max_txid }) => max_txid)
      .sort()
      .at(-1) ?? ''
  )
}

/** The one that the follower applied last, as it notes beside its copy; '' before the first. */
export function appliedTransaction(dataFolder: string): string {
  try {
    return readFileSync(join(dataFolder, 'pb', 'data.db-txid'), 'utf8').trim()
  } catch {
    return ''
  }
}
