import type { GroupedItems, Shelving } from '../../domain/category/arrange.ts'
import { type Arrangement, arrange } from '../../domain/category/arrange.ts'
import type { Change } from '../../domain/item/change.ts'
import type { Item } from '../../domain/item/item.ts'
import { foldChanges, foldName } from '../../domain/item/snapshot.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type { StoredList } from '../../sync/device/ports.ts'
import type { ChannelState, OpenList } from '../../sync/lists/open-list.ts'
import { arrivedList } from '../../sync/storage/stored-list.ts'

export type ListPhase = 'loading' | 'ready' | 'missing' | 'failed'

export type Connection =
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'reconnecting'; attempt: number }
  | { kind: 'offline' }

export type Sections = GroupedItems

/** What an open list's replica and channel say at one moment; everything on the screen is derived from it. */
export interface ListState {
  list: StoredList | undefined
  isMissing: boolean
  /** Exchanges that failed in a row. */
  attempt: number
  channel: ChannelState
  isOnline: boolean
}

/** Before the browser has opened anything: what the server rendered, if it did. */
export function initialState(token: string, first: ListAnswer | undefined): ListState {
  const list = first && arrivedList(token, first)
  return { list, isMissing: false, attempt: 0, channel: 'connecting', isOnline: true }
}

export function stateOf({ replica, channelState }: OpenList): ListState {
  const { list, isMissing, attempt } = replica
  return { list, isMissing, attempt, channel: channelState, isOnline: navigator.onLine }
}

/** A list that exists only here cannot be missing elsewhere. */
export function phaseOf({ list, isMissing, attempt }: ListState): ListPhase {
  if (isMissing && list?.hasArrived !== false) return 'missing'
  if (list?.snapshot) return 'ready'
  return attempt > 0 ? 'failed' : 'loading'
}

export function connectionOf({ isOnline, attempt, channel }: ListState): Connection {
  if (!isOnline) return { kind: 'offline' }
  if (attempt > 0 || channel === 'lost') return { kind: 'reconnecting', attempt: Math.max(1, attempt) }
  return channel === 'connected' ? { kind: 'live' } : { kind: 'connecting' }
}

/** All items as the person sees them, deleted ones included. */
export function itemsOf({ list }: Pick<ListState, 'list'>): ReadonlyMap<string, Item> {
  return foldChanges(list?.snapshot?.items ?? new Map(), waitingOf(list))
}

export function nameOf({ list }: ListState): string {
  return foldName(list?.name ?? '', waitingOf(list))
}

function waitingOf(list: StoredList | undefined): Change[] {
  return (list?.outbox ?? []).map(({ change }) => change)
}

/** The sections of one list after the other; what stays the same in them stays the same object. */
export function makeSectionsOf(): (items: ReadonlyMap<string, Item>, shelving: Shelving) => Sections {
  let arrangement: Arrangement | undefined
  let arrangedBy: Shelving | undefined
  return (items, shelving) => {
    arrangement = arrange(items, shelving, arrangedBy === shelving ? arrangement : undefined)
    arrangedBy = shelving
    return arrangement.sections
  }
}

/** What is still to buy, found or not, and what is bought. */
export function countsOf({ pending, notFound, completed }: Sections) {
  const remaining = pending.reduce((sum, { items }) => sum + items.length, notFound.length)
  return { remaining, completed: completed.length }
}

/** Deleted items, the latest first: one that waits to be deleted is the latest of all. */
export function deletedOf(items: ReadonlyMap<string, Item>): Item[] {
  return [...items.values()].filter(({ deleted }) => deleted).sort((a, b) => b.rev - a.rev)
}
