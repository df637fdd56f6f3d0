import type { ItemWish } from './change.ts'
import type { ItemFields } from './fields.ts'
import { fieldKeys } from './fields.ts'
import type { Item } from './item.ts'

/**
 * Returns the wish that undoes another. It restores only the fields that the first one set, so that later changes by others
 * stay.
 *
 * @param before the item before the wish, tombstones included; undefined if it is unknown
 * @returns undefined if there is nothing to undo
 */
export function undoOf(before: Item | undefined, wish: ItemWish): ItemWish | undefined {
  const { itemId } = wish
  switch (wish.kind) {
    case 'add':
      return before ? undefined : { kind: 'remove', itemId }
    case 'set':
      return before && { kind: 'set', itemId, fields: fieldsBefore(before, wish.fields) }
    case 'remove':
      return before && !before.deleted ? { kind: 'restore', itemId } : undefined
    case 'restore':
      return before?.deleted ? { kind: 'remove', itemId } : undefined
  }
}

function fieldsBefore(before: Item, touched: Partial<ItemFields>): Partial<ItemFields> {
  const keys = fieldKeys.filter((key) => touched[key] !== undefined)
  return Object.fromEntries(keys.map((key) => [key, before[key]]))
}
