import type { PersonColor } from '../list/person.ts'

/** The 15 category keys, in shelf order: the position is the rank the sections sort by. */
export const categoryKeys = [
  'fructe',
  'legume',
  'lactate',
  'carne',
  'peste',
  'cereale',
  'paine',
  'congelate',
  'igiena',
  'curatenie',
  'bauturi',
  'conserve',
  'condimente',
  'dulciuri',
  'altele',
] as const

export type CategoryKey = (typeof categoryKeys)[number]

/** What a person can say about an item. `category: ''` means "detect it from the name". */
export interface ItemFields {
  name: string
  /** A number as text with a dot ('1', '0.25'), or a range as typed ('2-3'). */
  quantity: string
  /** A unit in its stored spelling; 'st' means that none was given. */
  unit: string
  completed: boolean
  /** 'N-am găsit': looked for and not there; still to buy. */
  notFound: boolean
  category: CategoryKey | ''
  /** The nickname of who added it; '' when they gave none. */
  author: string
  authorColor: PersonColor | ''
}

export const fieldKeys = [
  'name',
  'quantity',
  'unit',
  'completed',
  'notFound',
  'category',
  'author',
  'authorColor',
] as const satisfies readonly (keyof ItemFields)[]

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

export const itemDefaults = {
  quantity: '1',
  unit: 'st',
  completed: false,
  notFound: false,
  category: '',
  author: '',
  authorColor: '',
} as const satisfies Partial<ItemFields>

/** Whether an item is not yet as these fields want it. */
export function differs(item: ItemFields, wanted: Partial<ItemFields>): boolean {
  return fieldKeys.some((key) => wanted[key] !== undefined && wanted[key] !== item[key])
}
