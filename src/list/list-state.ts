import { type Arrangement, arrange, type GroupedItems, type Shelving } from '../domain/category/arrange.ts'
import type { Change } from '../domain/item/change.ts'
import type { Item } from '../domain/item/item.ts'
import { foldChanges, foldName } from '../domain/item/snapshot.ts'
import type { ListAnswer } from '../protocol/calls.ts'
import type { ChannelState, OpenList } from '../sync/open-list.ts'
import type { StoredList } from '../sync/ports.ts'
import { arrivedList } from '../sync/stored-list.ts'

export type ListPhase = 'loading' | 'ready' | 'missing' | 'failed'

export type Connection =
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'reconnecting'; attempt: number }
  | { kind: 'offline' }

export type Sections = GroupedItems

/** The state of an open list's replica and channel at one moment; everything on the screen is derived from it. */
export interface ListState {
  list: StoredList | undefined
  isMissing: boolean
  /** Number of exchanges that failed in a row. */
  attempt: number
  channel: ChannelState
  isOnline: boolean
}

/** Returns the state before the list is opened in the browser, from the list that the server rendered, if any. */
export function initialState(token: string, first: ListAnswer | undefined): ListState {
  const list = first && arrivedList(token, first)
  return { list, isMissing: false, attempt: 0, channel: 'connecting', isOnline: true }
}

export function stateOf({ replica, channelState }: OpenList): ListState {
  const { list, isMissing, attempt } = replica
  return { list, isMissing, attempt, channel: channelState, isOnline: navigator.onLine }
}

/** Returns the phase. A list that exists only on this device cannot be missing on the server. */
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

/** Returns a function that groups successive states of a list; unchanged sections stay the same objects. */
export function makeSectionsOf(): (items: ReadonlyMap<string, Item>, shelving: Shelving) => Sections {
  let arrangement: Arrangement | undefined
  let arrangedBy: Shelving | undefined
  return (items, shelving) => {
    arrangement = arrange(items, shelving, arrangedBy === shelving ? arrangement : undefined)
    arrangedBy = shelving
    return arrangement.sections
  }
}

/** Returns the number of items still to buy, whether found or not, and of bought items. */
export function countsOf({ pending, notFound, completed }: Sections) {
  const remaining = pending.reduce((sum, { items }) => sum + items.length, notFound.length)
  return { remaining, completed: completed.length }
}

/** Returns deleted items, the latest first: those whose deletion is not sent yet come before all others. */
export function deletedOf(items: ReadonlyMap<string, Item>): Item[] {
  return [...items.values()].filter(({ deleted }) => deleted).sort((a, b) => b.rev - a.rev)
}
