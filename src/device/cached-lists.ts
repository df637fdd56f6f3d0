import { fieldsOf } from '../domain/lib/fields-of.ts'
import { listsSetting } from '../storage-keys.ts'
import { readSetting, writeSetting } from './setting-storage.ts'

/** The data of a list's card: from this device's copy, the account's, or both. */
export interface MyList {
  id: string
  token: string
  name: string
  /** Items still to buy, and all items; undefined if unknown. */
  remaining?: number | undefined
  total?: number | undefined
  /** Number of changes that are not sent yet; for a list that is on this device only, the list itself counts as one. */
  waiting: number
  /** Moment at which the server deletes it if nobody uses it until then, in ms since 1970; undefined unless it is near. */
  endsAt?: number | undefined
  /** Moment at which it was opened here, or otherwise changed, by which lists are sorted. In ms since 1970, 0 if unknown. */
  usedAt: number
  /** Moment of the last known event of the list; in ms since 1970, 0 if unknown. */
  seenAt: number
  /** Nickname of the person who last changed it, if known. */
  changedBy?: string | undefined
  /** True if this device has a copy of it. */
  isHere: boolean
  /** True if the account keeps it. */
  isSaved: boolean
  /** True if this device had a copy of it and has none any more. */
  isLost?: boolean | undefined
}

/** Number of lists that the home page shows before all are requested. */
export const shownAtFirst = 5

/** A list as the home page draws it before its script is loaded. */
export interface CachedList extends MyList {
  /** Text of its card about waiting changes and its end; '' for none. */
  extra: string
}

/** Returns the lists that the home page draws first, in their order; none if nothing is cached. */
export function readCachedLists(): CachedList[] {
  const kept = readSetting(listsSetting)
  return Array.isArray(kept) ? kept.filter(isCachedList) : []
}

export function cacheLists(lists: readonly CachedList[]): void {
  writeSetting(listsSetting, lists)
}

/** Puts a list first in the cache when it is left. It stays marked as saved if it was. */
export function cacheFirst(list: CachedList): void {
  const kept = readCachedLists()
  const isSaved = kept.some(({ id, isSaved }) => id === list.id && isSaved)
  cacheLists([{ ...list, isSaved }, ...kept.filter(({ id }) => id !== list.id)])
}

/** Removes a list that is no longer on this device. */
export function dropCachedList(id: string): void {
  cacheLists(readCachedLists().filter((list) => list.id !== id))
}

/** Removes the lists that only the account has. */
export function dropCachedSaved(): void {
  const here = readCachedLists().filter(({ isHere }) => isHere)
  cacheLists(here.map((list) => ({ ...list, isSaved: false })))
}

function isCachedList(kept: unknown): kept is CachedList {
  const fields = fieldsOf(kept)
  return [fields.id, fields.token, fields.name].every((field) => typeof field === 'string')
}
