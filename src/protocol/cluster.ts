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

/** The calls that place slots, which the server in front of each node's PocketBase answers itself. */
export const nodeCalls = {
  state: { method: 'POST', path: '/api/cluster/state' },
  place: { method: 'POST', path: '/api/cluster/place' },
  digests: { method: 'POST', path: '/api/cluster/digests' },
  rows: { method: 'POST', path: '/api/cluster/rows' },
  pull: { method: 'POST', path: '/api/cluster/pull' },
  empty: { method: 'POST', path: '/api/cluster/empty' },
  pulse: { method: 'POST', path: '/api/cluster/pulse' },
} as const satisfies Record<string, Call>

/** The calls by which the other nodes serve what admins publish on home. */
export const buildCalls = {
  build: { method: 'POST', path: '/api/cluster/build' },
  buildFiles: { method: 'POST', path: '/api/cluster/build-files' },
} as const satisfies Record<string, Call>

/** Of `build`: what the node serves. */
export interface BuildAnswer {
  /** The same for the same code, settings and published content. */
  name: string
  /** The same for the same code and settings; '' of a build that does not say. */
  code: string
  /** SHA-256 over all of its files. */
  digest: string
}

/** Of `buildFiles`, which is answered by a tar of the build's folder. */
export interface BuildFilesBody {
  name: string
}

/**
 * What a node does for a slot. Only a slot that is `here` is answered for. `held`: it was, and its lists are about to be
 * served by another node. `arriving`: its lists are being copied here. `elsewhere`: none of its lists belongs here.
 */
export type SlotState = 'here' | 'held' | 'arriving' | 'elsewhere'

/** @param epoch rises each time that the slot begins to be served by another node, or by a copy of this one */
export type PlacedSlot = [slot: string, state: SlotState, epoch: number]

/** Of `state`. */
export interface NodeState {
  /** Those that have a row; all others are here, at epoch 0. */
  slots: PlacedSlot[]
  /** How many lists lie here, by their slots, whatever the state of those is. */
  lists: Readonly<Record<string, number>>
  /** Hashes of keys that begin otherwise than their slots say. */
  exceptions: readonly ExceptionRow[]
  /** The last migration of its database. */
  migration: string
  /** The name of the build that it serves. */
  build: string
  /** Whether it is told that Litestream copies it: the setting `REPLICATED`. */
  isReplicated: boolean
}

/** Of `place`: all of the slots or none. */
export interface PlaceBody {
  slots: readonly string[]
  /** What each of them must be now; a slot without a row is `here`. */
  from: readonly SlotState[]
  to: SlotState
  /** What their epoch rises to; where it is not told, it stays. */
  epoch?: number
}

/** Of `place`: the slots that were something else, so that nothing was done; none when it was. */
export interface PlaceAnswer {
  refused: PlacedSlot[]
}

/** Of `digests`, `empty` and `pull`. */
export interface SlotsBody {
  slots: readonly string[]
}

/** Of `digests`: a hash over all rows of each list, by its id, and over what has no list any more. */
export interface DigestsAnswer {
  lists: Readonly<Record<string, string>>
  /** Ids of lists that have ended, with when. */
  ended: readonly EndedRow[]
  /** Hashes of keys that begin otherwise, with their slots. */
  exceptions: readonly ExceptionRow[]
}

export type EndedRow = [id: string, ended: string, slot: string]
export type ExceptionRow = [keyHash: string, slot: string]

/** Of `rows`. */
export interface RowsBody {
  lists: readonly string[]
}

/**
 * Of `rows`: of each list, and of each table, the rows as one JSON text, which SQLite writes and reads: arrays of their
 * columns, which nodes of the same migrations have in the same order.
 */
export type ListRows = Readonly<Record<string, string>>

/** Of `pull`: has a node copy the lists of slots that are `arriving` there from another, what differs alone. */
export interface PullBody extends SlotsBody {
  /** The origin of the node that has them. */
  from: string
}

/** A list that cannot be copied: an id of it, which devices choose, belongs to another slot's list there. */
export interface TakenIds {
  list: string
  slot: string
}

/** Of `pull`: how many lists the slots have, which are the same on both nodes, or the call fails. */
export interface PullAnswer {
  lists: number
  /** Those that were left out. */
  taken: TakenIds[]
}

/** Of `empty`: how many lists were deleted. Only slots that are `elsewhere` or `arriving` are emptied. */
export interface EmptyAnswer {
  deleted: number
}

/** Of `pulse`: what was just written to the node's database, and is soon read in its copy. */
export interface PulseAnswer {
  pulse: number
}
