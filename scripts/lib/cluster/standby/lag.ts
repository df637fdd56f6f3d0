import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterNode, Standby } from '../cluster-file.ts'
import { clientOf } from '../nodes.ts'
import { onMachine } from '../on-machine.ts'
import { appliedTransaction, lastTransaction } from './caught-up.ts'
import { readPulse } from './read-standby.ts'

const pollMs = 5
const timeoutMs = 10_000

/**
 * Milliseconds after which a write of a node appears in its standby's copy, or the fault. `empty`: there is no copy.
 * `stuck`: the replica has the write, or is another one by now. `unfed`: the write is not in the replica either.
 */
export type Lag = { ms: number } | { fault: 'empty' | 'stuck' | 'unfed' }

/** The standby of a node, with the properties that measuring its lag needs. */
export interface Followed {
  node: Pick<ClusterNode, 'address'>
  replica: string
  standby: Pick<Standby, 'run' | 'data' | 'lista'>
}

/**
 * Measures the lag of a standby on its own machine, so that network latency does not count and no two clocks are compared.
 *
 * @throws Problem if the node does not answer, or the standby's machine cannot be reached
 */
export async function lagOf({ node: { address }, replica, standby }: Followed): Promise<Lag> {
  const { run, data, lista } = standby
  if (run.length === 0) return lagHere(address, replica, data)
  return JSON.parse(await onMachine(run, `${lista} cluster lag ${address} '${replica}' ${data}`))
}

/** Measures the lag on the machine of the standby. @param address of the node @param dataFolder of the standby */
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
