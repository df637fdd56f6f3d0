import type { Item } from '../item/item.ts'

/** Value of `format` in files that this app writes. */
export const ownFormat = 'lista-noastra'

/** Format of a list in an exported file, documented in docs/exports.md. */
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

/** A list with its items, in the order in which they are shown. */
export interface ExportedList {
  name: string
  items: readonly Item[]
}

/** Returns lists as JSON, for other programs and for import: everything that people entered, and no share token. */
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
