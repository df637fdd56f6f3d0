import type { Item } from '../item/item.ts'

/** By what a file of ours is known. */
export const ownFormat = 'lista-noastra'

/** What a list is in a file of ours, as docs/exports.md tells it. */
export interface ListAsJson {
  name: string
  items: {
    name: string
    quantity: string
    unit: string
    category: string
    ticked: boolean
    note?: string
    store?: string
    price?: string
  }[]
}

/** A list with what is on it, in the order in which it is shown. */
export interface ExportedList {
  name: string
  items: readonly Item[]
}

/** Lists as JSON, for programs and for being read back: all that people say of them, and no key of any. */
export function asJson(lists: readonly ExportedList[]): string {
  return `${JSON.stringify({ format: ownFormat, version: 1, lists: lists.map(listAsJson) }, null, 2)}\n`
}

function listAsJson({ name, items }: ExportedList): ListAsJson {
  return {
    name,
    items: items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unit: item.unit,
      category: item.category,
      ticked: item.completed,
      ...(item.note && { note: item.note }),
      ...(item.store && { store: item.store }),
      ...(item.price && { price: item.price }),
    })),
  }
}
