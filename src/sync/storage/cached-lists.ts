import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { listsSetting } from '../../fixed-names.ts'
import { readSetting, writeSetting } from '../device/device-settings.ts'

/** What a list's card says: of this device's copy, of the account's, or of both. */
export interface MyList {
  id: string
  token: string
  name: string
  /** Items still to buy, and all of them; undefined while nobody has told. */
  remaining?: number | undefined
  total?: number | undefined
  /** Changes that nobody else has seen yet; with a list nobody else has, the list itself is one. */
  waiting: number
  /** When the server deletes it unless somebody touches it, in ms since 1970; told only when that is near. */
  endsAt?: number | undefined
  /** When it was opened here, else when it was changed: the order goes by it. In ms since 1970, 0 for unknown. */
  usedAt: number
  /** When anything last happened to it, as far as is known; in ms since 1970, 0 for unknown. */
  seenAt: number
  /** The nickname of who changed it then, where that is known. */
  changedBy?: string | undefined
  /** This device has a copy of it. */
  isHere: boolean
  /** The account keeps it. */
  isSaved: boolean
  /** This device had a copy of it and has none any more. */
  isLost?: boolean | undefined
}

/** A list as the home page draws it before any of its script is there. */
export interface CachedList extends MyList {
  /** What its card says of what waits and of its end; '' for nothing. */
  extra: string
}

/** The lists that the home page begins with, in their order; none where nothing of the kind is kept. */
export function readCachedLists(): CachedList[] {
  const kept = readSetting(listsSetting)
  return Array.isArray(kept) ? kept.filter(isCachedList) : []
}

export function cacheLists(lists: readonly CachedList[]): void {
  writeSetting(listsSetting, lists)
}

/** A list as it is left: the home page begins with it. It stays the account's if it was. */
export function cacheFirst(list: CachedList): void {
  const kept = readCachedLists()
  const isSaved = kept.some(({ id, isSaved }) => id === list.id && isSaved)
  cacheLists([{ ...list, isSaved }, ...kept.filter(({ id }) => id !== list.id)])
}

/** The list is not on this device any more. */
export function dropCachedList(id: string): void {
  cacheLists(readCachedLists().filter((list) => list.id !== id))
}

/** What the account alone knows goes with it. */
export function dropCachedSaved(): void {
  const here = readCachedLists().filter(({ isHere }) => isHere)
  cacheLists(here.map((list) => ({ ...list, isSaved: false })))
}

function isCachedList(kept: unknown): kept is CachedList {
  const fields = fieldsOf(kept)
  return [fields.id, fields.token, fields.name].every((field) => typeof field === 'string')
}
