import { foldChanges, foldName } from '../../domain/item/snapshot.ts'
import { nearEnd } from '../../domain/list/lifetime.ts'
import type { DeviceList } from '../device/ports.ts'

/** What is said of a list before it is opened, from this device's copy alone. */
export interface RecentList {
  id: string
  token: string
  name: string
  /** Items still to buy. */
  remaining: number
  /** All items, bought or not. */
  total: number
  /** Changes that nobody else has seen yet; with a list nobody else has, the list itself is one. */
  waiting: number
  isReadOnly: boolean
  /** When it was last open here, in ms since 1970; 0 for unknown. */
  openedAt: number
  /** When nobody else touches it either, the server deletes it at this time, in ms since 1970; told only when that is near. */
  endsAt: number | undefined
  /** When it was last changed, as far as this device has heard, in ms since 1970. */
  changedAt: number | undefined
  /** The nickname of who changed it then, '' for nobody known. */
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
