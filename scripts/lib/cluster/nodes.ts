import { setTimeout as wait } from 'node:timers/promises'
import {
  type EmptyAnswer,
  type NodeState,
  nodeCalls,
  type PlaceAnswer,
  type PlaceBody,
  type PullAnswer,
  type PulseAnswer,
} from '../../../src/protocol/cluster.ts'
import { askNode, NodeProblem } from '../../../src/server/cluster/ask-node.ts'
import { settings } from '../../../src/settings/here.ts'
import { Problem } from '../problem.ts'
import type { ClusterNode } from './cluster-file.ts'

/** A node that needs longer to report its state has a problem. */
const stateTimeoutMs = 5_000
/** As long as the start of the node's PocketBase may take. */
const startTimeoutMs = 300_000
const pollMs = 100

/** Calls of `npm run cluster` to one node. */
export interface NodeClient {
  state(): Promise<NodeState>
  /** @throws Problem if a slot has another state than those in `from` */
  place(body: PlaceBody): Promise<void>
  pull(slots: readonly string[], from: string): Promise<PullAnswer>
  empty(slots: readonly string[]): Promise<EmptyAnswer>
  /** Writes a number that replicas show once they are up to date. */
  pulse(): Promise<PulseAnswer>
}

/** @throws Problem if no key is set */
export function clientOf({ address }: Pick<ClusterNode, 'address'>): NodeClient {
  const key = settings.CLUSTER_KEY
  if (key === undefined) throw new Problem('Set CLUSTER_KEY to what the nodes have: they answer nobody else.')
  return {
    state: () => askNode(address, key, nodeCalls.state, {}, AbortSignal.timeout(stateTimeoutMs)),
    async place(body) {
      const { refused } = await askNode<PlaceAnswer>(address, key, nodeCalls.place, body)
      if (refused.length === 0) return
      const [[slot, state] = ['', '']] = refused
      throw new Problem(
        `${address} has ${slot} as ${state}, and ${refused.length} in all otherwise than expected: see status.`,
      )
    },
    pull: (slots, from) => askNode(address, key, nodeCalls.pull, { slots, from }),
    empty: (slots) => askNode(address, key, nodeCalls.empty, { slots }),
    pulse: () => askNode(address, key, nodeCalls.pulse, {}),
  }
}

/** Returns the state of a node; undefined if it does not answer. */
export async function tryState(node: Pick<ClusterNode, 'address'>): Promise<NodeState | undefined> {
  try {
    return await clientOf(node).state()
  } catch (error) {
    if (error instanceof NodeProblem) return undefined
    throw error
  }
}

/** Resolves once a node that was just started answers. @throws Problem after five minutes */
export async function untilUp(node: Pick<ClusterNode, 'address'>): Promise<void> {
  const giveUpAt = performance.now() + startTimeoutMs
  while (!(await tryState(node))) {
    if (performance.now() > giveUpAt) throw new Problem(`The site at ${node.address} does not start.`)
    await wait(pollMs)
  }
}
