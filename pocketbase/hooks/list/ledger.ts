import type { Ledger } from '../../../src/domain/item/accept.ts'
import { itemDefaults, itemFields } from '../../../src/domain/item/fields.ts'
import type { Item, ListHead } from '../../../src/domain/item/item.ts'
import type { Gap } from '../../../src/domain/item/lost.ts'
import type { StampedItem } from '../../../src/domain/item/stamps.ts'
import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import type { Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows } from '../sql.ts'
import { type HistoryChange, saveHistory } from './history.ts'
import { itemJson } from './item-json.ts'

/** As the table writes it: defaults may be left out. */
interface StoredItem {
  list: string
  item: Omit<Item, keyof typeof itemDefaults> & Partial<Item>
  stamps: StampedItem['stamps'] | null
}

/** What the tables know of a batch: the list, which of its changes were accepted before, the items it speaks of. */
interface Known extends ListHead {
  namedAt: number
  lost: Gap[] | null
  accepted: string[]
  items: StoredItem[]
}

/** A ledger in memory, and what a batch altered in it. */
export interface LoadedLedger extends Ledger {
  /** The list as it was before. */
  head: ListHead
  altered: ReadonlyMap<string, StampedItem>
  remembered: ReadonlyMap<string, number>
  /** What of the altered was bought and taken off the list, and what came back onto it. */
  history(): HistoryChange
}

/** The ledger for one batch of changes, read in one statement; undefined when the token opens no list. */
export function loadLedger(
  database: Database,
  token: string,
  values: readonly unknown[],
): LoadedLedger | undefined {
  const [row] = textRows(database, knownSql, {
    token,
    changeIds: idsOf(values, 'id'),
    itemIds: idsOf(values, 'itemId'),
  })
  if (row === undefined) return undefined
  const known: Known = JSON.parse(row)
  return ledgerOf(known, () => countLive(database, known.id))
}

/** @param countBefore how many items are on the list as the tables have it, deleted ones aside */
function ledgerOf(
  { id: listId, name, namedAt, rev, lost, accepted, items }: Known,
  countBefore: () => number,
): LoadedLedger {
  const known = new Set(accepted)
  const stored = new Map(
    items.map((kept) => [kept.item.id, kept.list === listId ? ownItem(kept) : 'elsewhere'] as const),
  )
  const altered = new Map<string, StampedItem>()
  const remembered = new Map<string, number>()
  let current = { name, at: namedAt }
  let liveBefore: number | undefined
  let liveSince = 0
  /** Before the batch. */
  const isLiveOrNew = (itemId: string) => !stored.has(itemId) || isLive(stored.get(itemId))
  const find = (itemId: string) => altered.get(itemId) ?? stored.get(itemId)
  const keep = (item: StampedItem) => {
    liveSince += Number(isLive(item)) - Number(isLive(find(item.id)))
    altered.set(item.id, item)
  }
  return {
    listId,
    lost: lost ?? [],
    head: { id: listId, name, rev },
    altered,
    remembered,
    hasAccepted: (changeId) => known.has(changeId) || remembered.has(changeId),
    find,
    liveCount: () => {
      liveBefore ??= countBefore()
      return liveBefore + liveSince
    },
    insert: keep,
    update: keep,
    name: () => current.name,
    namedAt: () => current.at,
    rename: (wanted, at) => {
      current = { name: wanted, at }
    },
    remember: (changeId, at) => {
      remembered.set(changeId, at)
    },
    history: () => ({
      bought: [...altered.values()].filter((item) => item.deleted && item.completed && isLiveOrNew(item.id)),
      putBack: [...altered.values()]
        .filter((item) => !item.deleted && !isLiveOrNew(item.id))
        .map(({ id }) => id),
    }),
  }
}

function ownItem({ item, stamps }: StoredItem): StampedItem {
  return { ...itemDefaults, ...item, ...(stamps && { stamps }) }
}

function isLive(item: Item | 'elsewhere' | undefined): boolean {
  return item !== undefined && item !== 'elsewhere' && !item.deleted
}

/** Not among what every batch reads: it looks at every item of the list, and a tick adds none. */
function countLive(database: Database, listId: string): number {
  const sql = 'SELECT CAST(count(*) AS TEXT) AS value FROM items WHERE list = {:listId} AND NOT deleted'
  return Number(textRows(database, sql, { listId })[0])
}

function idsOf(values: readonly unknown[], field: 'id' | 'itemId'): string {
  return JSON.stringify(values.map((value) => fieldsOf(value)[field]).filter(isUuid))
}

// The plus keeps SQLite from walking through all changes of the list instead of looking up the few ids.
const knownSql = `
  SELECT json_object(
    'id', l.id, 'name', l.name, 'namedAt', l.named_rev, 'rev', l.rev, 'lost', json(nullif(l.lost, '')),
    'accepted', (
      SELECT json_group_array(c.id) FROM changes c
      WHERE c.id IN (SELECT value FROM json_each({:changeIds})) AND +c.list = l.id
    ),
    'items', (
      SELECT json_group_array(json_object(
        'list', i.list, 'item', ${itemJson}, 'stamps', json(nullif(i.stamps, ''))
      )) FROM items i
      WHERE i.id IN (SELECT value FROM json_each({:itemIds}))
    )
  ) AS value
  FROM lists l WHERE l.share_token = {:token}`

/** Writes what a batch altered and which changes it accepted: two statements, and one more where the history is another. */
export function saveLedger(database: Database, ledger: LoadedLedger, nowMs: number): void {
  const now = storedTime(nowMs)
  const { listId, altered, remembered } = ledger
  if (altered.size > 0)
    execute(database, saveItemsSql, { listId, items: JSON.stringify([...altered.values()]), now })
  saveHistory(database, listId, ledger.history(), now)
  if (remembered.size > 0) saveChanges(database, { listId, changes: JSON.stringify([...remembered]), now })
}

const own = ['id', 'deleted', 'rev', 'stamps']
const columns = [...own, ...itemFields.map(({ column }) => column)]
const values = [...own, ...itemFields.map(({ key }) => key)].map((key) => `value->>'${key}'`)
const updated = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`)

const saveItemsSql = `
  INSERT INTO items (list, created, updated, ${columns.join()})
  SELECT {:listId}, {:now}, {:now}, ${values.join()} FROM json_each({:items}) WHERE true
  ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, ${updated.join()}`

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
