import type { NodeState } from '../../../../src/protocol/cluster.ts'
import { Problem } from '../../problem.ts'
import type { ClusterNode } from '../cluster-file.ts'
import type { Finding } from '../finding.ts'
import { type Lag, lagOf } from './lag.ts'

/** State of the standby of a node. */
export interface StandbyStatus {
  /** Its lag; undefined if it does not follow, or its node has none. */
  lagMs: number | undefined
  findings: Finding[]
}

/** @param state of the node; without it, the state of its standby is unknown */
export async function standbyStatus(
  name: string,
  { standby, replica, address }: ClusterNode,
  state: NodeState | undefined,
): Promise<StandbyStatus> {
  if (!standby || replica === undefined || !state) return { lagMs: undefined, findings: [] }
  const findings = state.isReplicated ? [] : [notMarked(name)]
  try {
    const lag = await lagOf({ node: { address }, replica, standby })
    if ('ms' in lag) return { lagMs: lag.ms, findings }
    return { lagMs: undefined, findings: [...findings, findingOf(name, lag.fault)] }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const unknown = {
      what: `Nobody knows whether the standby of ${name} follows: ${error.message}`,
      advice: 'Look at its machine.',
    }
    return { lagMs: undefined, findings: [...findings, unknown] }
  }
}

function notMarked(name: string): Finding {
  return {
    what: `${name} is copied by Litestream, but its settings do not say so: its writes wait for the copy several times a night.`,
    advice: 'REPLICATED=on in its settings, and start it again.',
  }
}

function findingOf(name: string, fault: Extract<Lag, { fault: string }>['fault']): Finding {
  const restart = `npm run cluster -- standby ${name}`
  return {
    empty: { what: `The standby of ${name} has no copy.`, advice: `Begin it: ${restart}.` },
    stuck: {
      what: `The standby of ${name} does not follow: its replica is further on, or was started again.`,
      advice: `systemctl restart lista-standby there; if it still does not follow, start its copy again: ${restart}.`,
    },
    unfed: {
      what: `The standby of ${name} does not follow: nothing new arrives in its replica.`,
      advice: `systemctl restart lista-replicate on ${name}, and see its journal.`,
    },
  }[fault]
}
