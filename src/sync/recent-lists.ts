import { nearEnd } from '../domain/lifetime.ts'
import { foldChanges, foldName } from '../domain/snapshot.ts'
import { deviceStorage } from './device-storage.ts'
import type { ShelvedList } from './ports.ts'

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

/** The lists of this device, the last opened first. */
export async function readRecentLists(nowMs = Date.now()): Promise<RecentList[]> {
  const shelved = await (await deviceStorage()).all()
  return shelved.sort((a, b) => b.openedAt - a.openedAt).map((list) => recentListOf(list, nowMs))
}

/** Lets go of this device's copy of a list. @returns what brings it back, with all that waited */
export async function forgetList(listId: string): Promise<() => Promise<void>> {
  const storage = await deviceStorage()
  const shelved = (await storage.all()).find(({ list }) => list.id === listId)
  await storage.forget(listId)
  return async () => {
    if (!shelved) return
    await storage.keep(shelved.list)
    await storage.noteOpened(listId, shelved.openedAt)
  }
}

/** @param nowMs since 1970 */
export function recentListOf({ list, openedAt }: ShelvedList, nowMs: number): RecentList {
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

function lastChangeOf({ snapshot }: ShelvedList['list']): Pick<RecentList, 'changedAt' | 'changedBy'> {
  const { changedAt, changedBy = '' } = snapshot?.head ?? {}
  return { changedAt: changedAt ? Date.parse(changedAt.replace(' ', 'T')) : undefined, changedBy }
}
