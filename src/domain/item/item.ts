import type { ListOptions } from '../list/options.ts'
import { fieldKeys, type ItemFields } from './fields.ts'

/** One row of a list, in the server's order. A deleted item stays as a tombstone. */
export interface Item extends ItemFields {
  id: string
  deleted: boolean
  /** The list's revision at which this item last changed. */
  rev: number
}

/** The metadata of a list. `rev` counts every accepted change of the list. */
export interface ListHead {
  id: string
  name: string
  rev: number
  /** Moment of this revision, in the server's format ('2026-11-21 08:30:00.000Z'); undefined from an older server. */
  changedAt?: string | undefined
  /** Nickname of the person who last changed the list, '' if unknown. */
  changedBy?: string | undefined
  /** All options of the list; an answer of the server has them only if one of them changed. */
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

/** True if an item differs from the wanted fields. */
export function differs(item: ItemFields, wanted: Partial<ItemFields>): boolean {
  return fieldKeys.some((key) => wanted[key] !== undefined && wanted[key] !== item[key])
}
