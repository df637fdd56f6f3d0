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
  /** When it came to this revision, as the server writes times ('2026-11-21 08:30:00.000Z'); an older one does not say. */
  changedAt?: string | undefined
  /** The nickname of who brought it there, '' for nobody known. */
  changedBy?: string | undefined
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

/** A list at one revision: the last thing the server is known to have said. */
export interface Snapshot {
  head: ListHead
  items: ReadonlyMap<string, Item>
}

/** Whether an item is not yet as these fields want it. */
export function differs(item: ItemFields, wanted: Partial<ItemFields>): boolean {
  return fieldKeys.some((key) => wanted[key] !== undefined && wanted[key] !== item[key])
}
