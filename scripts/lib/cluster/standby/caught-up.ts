import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settings } from '../../../../src/settings/here.ts'
import { Problem } from '../../problem.ts'
import { litestreamFile } from '../litestream-file.ts'
import { onMachine } from '../on-machine.ts'

const pollMs = 50
/** Changes that a node had sent to its replica before it ended are applied in a second or two. */
const timeoutMs = 20_000

/**
 * Resolves once Litestream's follower has applied everything in a replica that is no longer written to.
 *
 * @param replica in Litestream's format, file:///var/lib/replica or nats://10.0.0.9/b
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
 * The number of the last transaction in a replica: 16 hexadecimal digits, which can be compared as strings; '' if it is
 * empty.
 *
 * @throws Problem if Litestream cannot read it
 */
export async function lastTransaction(replica: string): Promise<string> {
  // Uses a configuration file, as for the follower, because an address alone has no password. The path of the database is
  // only a name: there is no such database on this machine.
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

/** The number of the transaction that the follower applied last, from its file beside the copy; '' before the first. */
export function appliedTransaction(dataFolder: string): string {
  try {
    return readFileSync(join(dataFolder, 'pb', 'data.db-txid'), 'utf8').trim()
  } catch {
    return ''
  }
}
