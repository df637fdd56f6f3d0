import type { ListOptions } from '../list/options.ts'
import { fieldKeys, type ItemFields } from './fields.ts'

/** One row of a list as the server orders it. A deleted item stays as a tombstone. */
export interface Item extends ItemFields {
  id: string
  deleted: boolean
  /** The list's revision at which this item last changed. */
  rev: number
}

/** What a list says of itself. `rev` counts every accepted change of the list. */
export interface ListHead {
  id: string
  name: string
  rev: number
  /** When it reached this revision, in the server's format ('2026-11-21 08:30:00.000Z'); an older server does not tell. */
  changedAt?: string | undefined
  /** The nickname of the person who changed it last, '' if unknown. */
  changedBy?: string | undefined
  /** What it was told beside its name; of an answer all of that, where any of it changed. */
  options?: ListOptions | undefined
}

/**
 * Everything that changed after revision `from`, up to revision `rev`.
 * `from: 0` is the whole list, with its latest tombstones.
 */
export interface Delta {
  from: number
  rev: number
  items: Item[]
}

/** A list at one revision, as the server last sent it. */
export interface Snapshot {
  head: ListHead
  items: ReadonlyMap<string, Item>
}

/** Whether an item differs from the wanted fields. */
export function differs(item: ItemFields, wanted: Partial<ItemFields>): boolean {
  return fieldKeys.some((key) => wanted[key] !== undefined && wanted[key] !== item[key])
}
