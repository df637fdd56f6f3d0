/**
 * The interfaces by which a replica reaches the server, the storage and other tabs. Each has one implementation in src/sync
 * and one in tests/sim.
 */

import type { TabLock } from '../device/tabs.ts'
import type { Clock } from '../device/time.ts'
import type { Change } from '../domain/item/change.ts'
import type { ChangeProblem } from '../domain/item/change-problem.ts'
import type { Delta, Item, ListHead, Snapshot } from '../domain/item/item.ts'
import type { Recall } from '../domain/item/recall.ts'
import type { Person } from '../domain/list/person.ts'
import type { PresentPerson } from '../domain/list/presence.ts'
import type { ChangeListAnswer, CreateListBody, ListAnswer, Sent } from '../protocol/calls.ts'
import type { PresenceNotice, TypingNotice } from '../protocol/live.ts'

/**
 * `retry`: repeat the call later, not before `afterMs` if the server sent it. `refused`: a repeat cannot help. `status` is
 * the HTTP status.
 */
export type CallResult<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'retry'; status?: number; afterMs?: number }
  | { kind: 'refused'; status: number }

/** The server's routes for one list, bound to its token. */
export interface ListApi {
  /** @param list at the revision that this device knows, 0 for a new list: the server may have lost it */
  create(list: CreateListBody): Promise<CallResult<ListHead>>
  read(since: number): Promise<CallResult<ListAnswer>>
  /**
   * Refused with 409 if a device sends changes while it knows revisions that the server has lost: it has to recall these
   * first.
   */
  push(since: number, changes: readonly Sent[]): Promise<CallResult<ChangeListAnswer>>
}

/** A change that waits for its acknowledgement; `seq` orders the changes of a device, the change's id names them. */
export interface QueuedChange {
  seq: number
  change: Change
}

/** The link by which a device opens a list. */
export interface ListLink {
  token: string
  isReadOnly?: boolean | undefined
  /** Earlier tokens, which no longer open the list. */
  formerTokens?: readonly string[] | undefined
  /** Token that the server was asked to use from now on; the request may have arrived. */
  nextToken?: string | undefined
}

/** The data of one list that a device stores. */
export interface StoredList extends ListLink {
  id: string
  name: string
  /** False if the list exists on this device only. */
  hasArrived: boolean
  /** Undefined until the server has sent the list. */
  snapshot: Snapshot | undefined
  /** As last sent by the server. */
  lost?: ListAnswer['lost']
  outbox: QueuedChange[]
  /** Changes that were refused while the list was not open, to be shown when it is opened. */
  refusals?: readonly RefusedChange[] | undefined
}

/** A change that the server refused permanently, and the reason. */
export interface RefusedChange {
  change: Change
  problem: ChangeProblem
}

/** A list with a change that waits to be sent, or that the server does not have yet. */
export type WaitingList = Pick<StoredList, 'id' | 'token'>

/** The result of one acknowledged exchange, stored in one transaction. */
export interface Settlement {
  read: ListAnswer | undefined
  /** Ids of the changes that the server has accepted or refused permanently. */
  changeIds: readonly string[]
}

export interface DeviceStorage {
  load(token: string): Promise<StoredList | undefined>
  /** Stores a list with its outbox; if the list is already stored, the later snapshot and the stored outbox stay. */
  keep(list: StoredList): Promise<void>
  /**
   * Durable once resolved, including the list if it was not stored yet; returns the changes with their places in the queue.
   */
  enqueue(list: StoredList, changes: readonly Change[]): Promise<QueuedChange[]>
  /** @returns false, without any effect, if the stored snapshot is too old for the settlement to connect to */
  settle(listId: string, settlement: Settlement): Promise<boolean>
  markArrived(listId: string): Promise<void>
}

/**
 * A list that this device stores, and the moment at which it was last open: milliseconds of the device's clock, 0 if
 * unknown.
 */
export interface DeviceList {
  list: StoredList
  openedAt: number
}

/** All lists of a device, for its person to choose from. */
export interface DeviceLists {
  all(): Promise<DeviceList[]>
  noteOpened(listId: string, openedAt: number): Promise<void>
  /** Stores a change of a list's link. */
  relink(listId: string, link: Partial<ListLink>): Promise<void>
  /** Deletes a list from the device, with its outbox. The server's copy stays. */
  forget(listId: string): Promise<void>
  waiting(): Promise<WaitingList[]>
  noteRefusal(refusal: RefusedChange): Promise<void>
  /** @returns the refusals of a list, which are removed by the call */
  takeRefusals(listId: string): Promise<readonly RefusedChange[]>
}

/** Notifies the other tabs of this device that the stored list has changed. */
export interface OtherTabs {
  announce(): void
}

/** Returns recalls of all that copies of one list know and its server has lost. */
type RecallsOf = (copies: readonly StoredList[], read: ListAnswer) => Recall[]

/** The interfaces and functions that a replica works with. */
export interface ReplicaPorts {
  api: ListApi
  storage: DeviceStorage
  tabs: OtherTabs
  lock: TabLock
  clock: Clock
  /** Loads the code that is needed only after a restore of the server. If it fails, the exchange is retried. */
  loadRecallsOf: () => Promise<RecallsOf>
}

export interface ReplicaEvents {
  /** Something visible to a person has changed. */
  changed(): void
  /** The server refused this change permanently; it is no longer part of the view. */
  refused(change: Change, problem: ChangeProblem): void
  /** The list would have been deleted at that time, in ms since 1970, if it had not been opened now. */
  wasDue?(atMs: number): void
  /** Changes were sent that the device could not store. */
  unstored?(): void
}

/** A message of the live channel: a delta, or only that there is one to read. */
export interface Hint
  extends Pick<Delta, 'from' | 'rev'>,
    Pick<ListHead, 'changedAt' | 'changedBy' | 'options'> {
  items?: Item[] | undefined
  name?: string | undefined
}

/** Events about the other people on a list, and this device's person as shown to them. */
export interface PeopleEvents {
  person(): Person
  presence(presence: PresenceNotice): void
  joined(person: PresentPerson): void
  typing(typing: TypingNotice): void
}
