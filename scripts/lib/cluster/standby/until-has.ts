import { setTimeout as wait } from 'node:timers/promises'
import type { PlacedSlot, SlotState } from '../../../../src/protocol/cluster.ts'
import { slotStates } from '../../../../src/protocol/slot-states.ts'
import { Problem } from '../../problem.ts'
import type { ClusterNode, Standby } from '../cluster-file.ts'
import { onMachine } from '../on-machine.ts'
import { readStandby } from './read-standby.ts'

const pollMs = 20
/** A standby lags by some 50 ms; one that needs longer than this has lost its follower or its replica. */
const timeoutMs = 10_000

/** Reads the states of slots from the copy that Litestream's follower writes. @throws Problem if there is no copy */
async function placedInStandby({ run, data, lista }: Standby): Promise<PlacedSlot[]> {
  if (run.length === 0) return readStandby(data)
  return JSON.parse(await onMachine(run, `${lista} cluster standby-state ${data}`))
}

/**
 * Resolves once the standby of a node, if it has one, has all changes up to a state of slots. A standby that took over
 * before that would not know the state.
 *
 * @throws Problem after 10 s
 */
export async function untilStandbyHas(
  { standby }: ClusterNode,
  { slots, state }: { slots: readonly string[]; state: SlotState },
): Promise<void> {
  if (!standby) return
  const giveUpAt = performance.now() + timeoutMs
  for (;;) {
    const stateOf = slotStates(await placedInStandby(standby))
    if (slots.every((slot) => stateOf(slot) === state)) return
    if (performance.now() > giveUpAt)
      throw new Problem(
        `The standby at ${standby.address} does not follow: once it does, ask for the same again.`,
      )
    await wait(pollMs)
  }
}
