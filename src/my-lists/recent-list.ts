import { foldChanges, foldName } from '../domain/item/snapshot.ts'
import { nearEnd } from '../domain/list/lifetime.ts'
import type { DeviceList } from '../sync/ports.ts'

/** The data of a list shown before it is opened, from this device's copy alone. */
export interface RecentList {
  id: string
  token: string
  name: string
  /** Items still to buy. */
  remaining: number
  /** All items, bought or not. */
  total: number
  /** Number of changes that are not sent yet; for a list that is on this device only, the list itself counts as one. */
  waiting: number
  isReadOnly: boolean
  /** Moment at which it was last open here, in ms since 1970; 0 if unknown. */
  openedAt: number
  /**
   * Moment at which the server deletes the list if nobody uses it until then, in ms since 1970; undefined unless it is near.
   */
  endsAt: number | undefined
  /** Moment of the last change that this device knows, in ms since 1970. */
  changedAt: number | undefined
  /** Nickname of the person who made that change, '' if unknown. */
  changedBy: string
}

/** @param nowMs since 1970 */
export function recentListOf({ list, openedAt }: DeviceList, nowMs: number): RecentList {
  const { id, token, hasArrived, isReadOnly = false } = list
  const changes = list.outbox.map(({ change }) => change)
  const items = foldChanges(list.snapshot?.items ?? new Map(), changes)
  const all = [...items.values()].filter(({ deleted }) => !deleted)
  return {
    id,
    token,
    name: foldName(list.name, changes),
    remaining: all.filter(({ completed }) => !completed).length,
    total: all.length,
    waiting: changes.length + Number(!hasArrived),
    isReadOnly,
    ...lastChangeOf(list),
    openedAt,
    endsAt: hasArrived && openedAt > 0 ? nearEnd(openedAt, nowMs) : undefined,
  }
}

function lastChangeOf({ snapshot }: DeviceList['list']): Pick<RecentList, 'changedAt' | 'changedBy'> {
  const { changedAt, changedBy = '' } = snapshot?.head ?? {}
  return { changedAt: changedAt ? Date.parse(changedAt.replace(' ', 'T')) : undefined, changedBy }
}
