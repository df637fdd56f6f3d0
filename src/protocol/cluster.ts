import type { Call } from './calls.ts'

/**
 * Path of the calls between nodes and by `npm run cluster`, authenticated by the key of the cluster. Visitors cannot reach
 * them.
 */
export const clusterPath = '/api/cluster/'

/** The calls of the home node to the node of a list, which the router finds by the token's header or by the slot. */
export const keeperCalls = {
  keep: { method: 'POST', path: '/api/cluster/keepers' },
  leave: { method: 'POST', path: '/api/cluster/keepers/leave' },
} as const satisfies Record<string, Call>

/** Path of a program's call to the node of a list. @param path of the same call by the node's own server */
export function pathAtNode(path: string): string {
  return path.replace('/api/', clusterPath)
}

/** Body of `keep` and `leave`: a value that stands for an account and one of its lists, and reveals neither. */
export interface KeeperBody {
  keeper: string
}

/** The calls that place slots, answered by the server in front of each node's PocketBase. */
export const nodeCalls = {
  state: { method: 'POST', path: '/api/cluster/state' },
  place: { method: 'POST', path: '/api/cluster/place' },
  digests: { method: 'POST', path: '/api/cluster/digests' },
  rows: { method: 'POST', path: '/api/cluster/rows' },
  pull: { method: 'POST', path: '/api/cluster/pull' },
  empty: { method: 'POST', path: '/api/cluster/empty' },
  pulse: { method: 'POST', path: '/api/cluster/pulse' },
} as const satisfies Record<string, Call>

/** The calls by which the other nodes get the content that admins publish on home. */
export const buildCalls = {
  build: { method: 'POST', path: '/api/cluster/build' },
  buildFiles: { method: 'POST', path: '/api/cluster/build-files' },
} as const satisfies Record<string, Call>

/** Answer of `build`: the build that the node serves. */
export interface BuildAnswer {
  /** Equal for equal code, settings and published content. */
  name: string
  /** Equal for equal code and settings; '' for a build without this value. */
  code: string
  /** SHA-256 over all of its files. */
  digest: string
}

/** Body of `buildFiles`, whose answer is a tar of the build's folder. */
export interface BuildFilesBody {
  name: string
}

/**
 * State of a slot on a node. The node only answers requests for a slot that is `here`. `held`: it was, and another node is
 * about to serve its lists. `arriving`: its lists are being copied to this node. `elsewhere`: none of its lists belongs to
 * this node.
 */
export type SlotState = 'here' | 'held' | 'arriving' | 'elsewhere'

/** @param epoch rises each time that another node, or a copy of this one, begins to serve the slot */
export type PlacedSlot = [slot: string, state: SlotState, epoch: number]

/** Answer of `state`. */
export interface NodeState {
  /** Slots that have a row; all others are `here`, at epoch 0. */
  slots: PlacedSlot[]
  /** Number of lists on this node by slot, whatever the state of the slot is. */
  lists: Readonly<Record<string, number>>
  /** Hashes of keys that begin with other digits than their slot. */
  exceptions: readonly ExceptionRow[]
  /** The last migration of its database. */
  migration: string
  /** The name of the build that it serves. */
  build: string
  /** True if the setting `REPLICATED` says that Litestream copies the node. */
  isReplicated: boolean
}

/** Body of `place`, which changes all of the slots or none. */
export interface PlaceBody {
  slots: readonly string[]
  /** The states that they must have now; a slot without a row is `here`. */
  from: readonly SlotState[]
  to: SlotState
  /** The epoch that they rise to; without it, the epoch stays. */
  epoch?: number
}

/** Answer of `place`: the slots in another state, because of which nothing was done; none after success. */
export interface PlaceAnswer {
  refused: PlacedSlot[]
}

/** Body of `digests` and `empty`, and base of that of `pull`. */
export interface SlotsBody {
  slots: readonly string[]
}

/** Answer of `digests`: a hash over all rows of each list, by its id, and the records that belong to no present list. */
export interface DigestsAnswer {
  lists: Readonly<Record<string, string>>
  /** Ids of ended lists, with the moments of their end. */
  ended: readonly EndedRow[]
  /** Hashes of keys that begin with other digits than their slot, with their slots. */
  exceptions: readonly ExceptionRow[]
}

export type EndedRow = [id: string, ended: string, slot: string]
export type ExceptionRow = [keyHash: string, slot: string]

/** Body of `rows`. */
export interface RowsBody {
  lists: readonly string[]
}

/**
 * Answer of `rows`: for each list and each table, the rows as one JSON text, which SQLite writes and reads: arrays of their
 * columns, which are in the same order on nodes with the same migrations.
 */
export type ListRows = Readonly<Record<string, string>>

/** Body of `pull`: lets a node copy the lists of its `arriving` slots from another node, only as far as they differ. */
export interface PullBody extends SlotsBody {
  /** The origin of the node that has the lists. */
  from: string
}

/** A list that cannot be copied: one of its ids, which devices choose, belongs to a list of another slot there. */
export interface TakenIds {
  list: string
  slot: string
}

/** Answer of `pull`: number of lists in the slots, which are then the same on both nodes; otherwise the call fails. */
export interface PullAnswer {
  lists: number
  /** The lists that were left out. */
  taken: TakenIds[]
}

/** Answer of `empty`: number of deleted lists. Only slots that are `elsewhere` or `arriving` are emptied. */
export interface EmptyAnswer {
  deleted: number
}

/** Answer of `pulse`: a value just written to the node's database, which soon appears in its copy. */
export interface PulseAnswer {
  pulse: number
}
