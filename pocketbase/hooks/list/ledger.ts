import type { Ledger } from '../../../src/domain/accept.ts'
import type { Item } from '../../../src/domain/item.ts'
import { isUuid } from '../../../src/domain/read-change.ts'
import type { Database } from '../pocketbase.d.ts'
import { fieldsOf } from '../request.ts'
import { execute, jsonRows, storedTime } from '../sql.ts'
import { itemJson } from './item-json.ts'

interface StoredItem {
  list: string
  item: Item
}

/** A ledger in memory of what one batch of changes speaks of, and what the batch then altered in it. */
export interface LoadedLedger extends Ledger {
  altered: ReadonlyMap<string, Item>
  remembered: ReadonlyMap<string, number>
}

/** Two reads for a whole batch, however many changes it holds. */
export function loadLedger(database: Database, listId: string, values: readonly unknown[]): LoadedLedger {
  const known = new Set(knownChangeIds(database, listId, idsOf(values, 'id')))
  const stored = new Map(storedItems(database, idsOf(values, 'itemId')).map((row) => [row.item.id, row]))
  const altered = new Map<string, Item>()
  const remembered = new Map<string, number>()
  const keep = (item: Item) => {
    altered.set(item.id, item)
  }
  return {
    listId,
    altered,
    remembered,
    hasAccepted: (changeId) => known.has(changeId) || remembered.has(changeId),
    find: (itemId) => altered.get(itemId) ?? inList(stored.get(itemId), listId),
    insert: keep,
    update: keep,
    remember: (changeId, rev) => {
      remembered.set(changeId, rev)
    },
  }
}

function inList(row: StoredItem | undefined, listId: string): Item | 'elsewhere' | undefined {
  return row && row.list !== listId ? 'elsewhere' : row?.item
}

function idsOf(values: readonly unknown[], field: 'id' | 'itemId'): string {
  return JSON.stringify(values.map((value) => fieldsOf(value)[field]).filter(isUuid))
}

function knownChangeIds(database: Database, listId: string, ids: string): string[] {
  return jsonRows(
    database,
    `SELECT id AS json FROM changes WHERE id IN (SELECT value FROM json_each({:ids})) AND list = {:listId}`,
    { ids, listId },
  )
}

function storedItems(database: Database, ids: string): StoredItem[] {
  const rows = jsonRows(
    database,
    `SELECT json_object('list', i.list, 'item', ${itemJson}) AS json
     FROM items i WHERE i.id IN (SELECT value FROM json_each({:ids}))`,
    { ids },
  )
  return rows.map((row) => JSON.parse(row))
}

/** Writes what a batch altered and which changes it accepted: two statements. */
export function saveLedger(database: Database, ledger: LoadedLedger, nowMs: number): void {
  const now = storedTime(nowMs)
  const { listId, altered, remembered } = ledger
  if (altered.size > 0) saveItems(database, { listId, items: JSON.stringify([...altered.values()]), now })
  if (remembered.size > 0) saveChanges(database, { listId, changes: JSON.stringify([...remembered]), now })
}

function saveItems(database: Database, values: { listId: string; items: string; now: string }): void {
  execute(
    database,
    `INSERT INTO items (id, list, name, quantity, unit, completed, category, deleted, rev, created, updated)
     SELECT value->>'id', {:listId}, value->>'name', value->>'quantity', value->>'unit', value->>'completed',
       value->>'category', value->>'deleted', value->>'rev', {:now}, {:now}
     FROM json_each({:items}) WHERE true
     ON CONFLICT (id) DO UPDATE SET
       name = excluded.name, quantity = excluded.quantity, unit = excluded.unit, completed = excluded.completed,
       category = excluded.category, deleted = excluded.deleted, rev = excluded.rev, updated = excluded.updated`,
    values,
  )
}

/** An id that another list has used stays that list's; it is only not remembered here. */
function saveChanges(database: Database, values: { listId: string; changes: string; now: string }): void {
  execute(
    database,
    `INSERT INTO changes (id, list, rev, created)
     SELECT value->>0, {:listId}, value->>1, {:now} FROM json_each({:changes}) WHERE true
     ON CONFLICT DO NOTHING`,
    values,
  )
}
