import { v7 } from 'uuid'
import type { Change } from '../../../src/domain/item/change.ts'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import type { Item } from '../../../src/domain/item/item.ts'
import type { StoredList } from '../../../src/sync/ports.ts'

/** An item as the server sends it; only the name is required. */
export function itemOf(fields: Pick<Item, 'name'> & Partial<Item>): Item {
  return { ...itemDefaults, id: v7(), deleted: false, rev: 1, ...fields }
}

/** The change that adds an item of this name. */
export function addOf(listId: string, name: string): Change & { kind: 'add' } {
  return { id: v7(), listId, itemId: v7(), kind: 'add', fields: { name } }
}

/** A list that arrived at revision `rev` with these items. */
export function storedListOf(items: readonly Item[], rev: number): StoredList {
  const id = v7()
  const snapshot = { head: { id, name: 'Proba', rev }, items: new Map(items.map((item) => [item.id, item])) }
  return { id, token: v7(), name: 'Proba', hasArrived: true, snapshot, outbox: [] }
}
