/**
 * The interfaces by which a replica reaches the server, the storage and other tabs. Each has one implementation in src/sync
 * and one in tests/sim.
 */
import type { Change } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import type { ListHead, Snapshot } from '../../domain/item/item.ts'
import type { ChangeListAnswer, CreateListBody, ListAnswer, Sent } from '../../protocol/calls.ts'

/**
 * `retry`: ask again later, not before `afterMs` when the server said so. `refused`: asking again cannot help. `status` is
 * the HTTP status.
 */
export type CallResult<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'retry'; status?: number; afterMs?: number }
  | { kind: 'refused'; status: number }

/** The server's routes for one list; the token is bound when it is made. */
export interface ListApi {
  /** @param list at the revision that this device knows of it, 0 when it is new: the server may have lost it */
  create(list: CreateListBody): Promise<CallResult<ListHead>>
  read(since: number): Promise<CallResult<ListAnswer>>
  /** Refused with 409 when wishes come from a device that knows what the server has lost: it is to recall that first. */
  push(since: number, changes: readonly Sent[]): Promise<CallResult<ChangeListAnswer>>
}

/** A change that waits for its acknowledgement; `seq` orders the changes of a device, the change's id names them. */
export interface QueuedChange {
  seq: number
  change: Change
}

/** By which link a device opens a list. */
export interface ListLink {
  token: string
  isReadOnly?: boolean | undefined
  /** What opened it before, and does no more. */
  formerTokens?: readonly string[] | undefined
  /** The server was asked to open the list by this one from now on, and may have heard it. */
  nextToken?: string | undefined
}

/** What a device keeps of one list. */
export interface StoredList extends ListLink {
  id: string
  name: string
  /** False while the list exists on this device only. */
  hasArrived: boolean
  /** Undefined until the server has said something of the list. */
  snapshot: Snapshot | undefined
  /** As the server said it last. */
  lost?: ListAnswer['lost']
  outbox: QueuedChange[]
  /** What was refused while nobody looked at the list, to be told once somebody does. */
  refusals?: readonly RefusedChange[] | undefined
}

/** A change that the server refused for good, and why. */
export interface RefusedChange {
  change: Change
  problem: ChangeProblem
}

/** A list of which something waits to be sent, or that the server does not have yet. */
export type WaitingList = Pick<StoredList, 'id' | 'token'>

/** What one acknowledged exchange leaves to be kept, in one transaction. */
export interface Settlement {
  read: ListAnswer | undefined
  /** The changes that the server has answered for good. */
  changeIds: readonly string[]
}

export interface DeviceStorage {
  load(token: string): Promise<StoredList | undefined>
  /** Keeps a list with what waits; of one that is already kept, the later snapshot stays and what waits is its own. */
  keep(list: StoredList): Promise<void>
  /** Durable once resolved, the list too if it was not kept yet; returns the changes with their places in the queue. */
  enqueue(list: StoredList, changes: readonly Change[]): Promise<QueuedChange[]>
  /** @returns false, with nothing done, when what is kept is too old for the settlement to connect to */
  settle(listId: string, settlement: Settlement): Promise<boolean>
  markArrived(listId: string): Promise<void>
}

/** A list that this device keeps, and when it was last open here: milliseconds of the device's clock, 0 for unknown. */
export interface DeviceList {
  list: StoredList
  openedAt: number
}

/** All lists of a device, for its person to choose from. */
export interface DeviceLists {
  all(): Promise<DeviceList[]>
  noteOpened(listId: string, openedAt: number): Promise<void>
  /** Notes what has changed of a list's link. */
  relink(listId: string, link: Partial<ListLink>): Promise<void>
  /** Lets go of a list with all that waits to be sent. The server keeps its own. */
  forget(listId: string): Promise<void>
  waiting(): Promise<WaitingList[]>
  noteRefusal(refusal: RefusedChange): Promise<void>
  /** @returns what was noted for a list, once */
  takeRefusals(listId: string): Promise<readonly RefusedChange[]>
}

/** Tells the other tabs of this device that the stored list has changed. */
export interface TabChannel {
  announce(): void
}

/** Runs `task` while no other tab of this device runs one of the same list. */
export type TabLock = <Value>(task: () => Promise<Value>) => Promise<Value>

export interface Clock {
  /** Runs `task` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void
  /** A number in [0, 1). */
  random(): number
}
