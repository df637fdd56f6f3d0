import type { Call } from './calls.ts'

/** What nodes ask one another, and `npm run cluster` asks them, by the key of the cluster. Visitors are let through to none. */
export const clusterPath = '/api/cluster/'

/** The calls of the home node to the node of a list, which the router finds by the token's header or by the slot. */
export const keeperCalls = {
  keep: { method: 'POST', path: '/api/cluster/keepers' },
  leave: { method: 'POST', path: '/api/cluster/keepers/leave' },
} as const satisfies Record<string, Call>

/** Of `keep` and `leave`: what stands for an account and a list of its, and tells nothing of either. */
export interface KeeperBody {
  keeper: string
}

/** Of `keep`. */
export interface KeptListAnswer {
  listId: string
  name: string
  /** Where the list lives. */
  slot: string
}
