import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterNode, Standby } from '../cluster-file.ts'
import { clientOf } from '../nodes.ts'
import { onMachine } from '../on-machine.ts'
import { appliedTransaction, lastTransaction } from './caught-up.ts'
import { readPulse } from './read-standby.ts'

const pollMs = 5
const timeoutMs = 10_000

/**
 * How many ms after a node has written something its copy shows it; or why it does not. `empty`: there is no copy. `stuck`:
 * the replica has it, or is another one by now. `unfed`: it is not in the replica either.
 */
export type Lag = { ms: number } | { fault: 'empty' | 'stuck' | 'unfed' }

/** The standby of a node, as its lag is measured. */
export interface Followed {
  node: Pick<ClusterNode, 'address'>
  replica: string
  standby: Pick<Standby, 'run' | 'data' | 'lista'>
}

/**
 * Measures how far a standby is behind, on its own machine, so that no way to it counts and no two clocks are compared.
 *
 * @throws Problem where the node does not answer, or the standby's machine cannot be asked
 */
export async function lagOf({ node: { address }, replica, standby }: Followed): Promise<Lag> {
  const { run, data, lista } = standby
  if (run.length === 0) return lagHere(address, replica, data)
  return JSON.parse(await onMachine(run, `${lista} cluster lag ${address} '${replica}' ${data}`))
}

/** The same on the machine of the standby. @param address of the node @param dataFolder of the standby */
export async function lagHere(address: string, replica: string, dataFolder: string): Promise<Lag> {
  const { pulse } = await clientOf({ address }).pulse()
  const writtenAt = performance.now()
  for (;;) {
    const isThere = appliedTransaction(dataFolder) !== '' && readPulse(dataFolder) === pulse
    const ms = Math.round(performance.now() - writtenAt)
    if (isThere) return { ms }
    if (ms > timeoutMs) return { fault: await faultOf(replica, dataFolder) }
    await wait(pollMs)
  }
}

async function faultOf(replica: string, dataFolder: string): Promise<'empty' | 'stuck' | 'unfed'> {
  const applied = appliedTransaction(dataFolder)
  if (applied === '') return 'empty'
  return applied === (await lastTransaction(replica)) ? 'unfed' : 'stuck'
}
