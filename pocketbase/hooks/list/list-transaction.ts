import type { ListTransaction } from '../../../src/domain/item/accept.ts'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import type { Item, ListHead } from '../../../src/domain/item/item.ts'
import type { Gap } from '../../../src/domain/item/lost.ts'
import type { StampedItem } from '../../../src/domain/item/recall.ts'
import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import type { ListOptions } from '../../../src/domain/list/options.ts'
import type { Note, Subscriber } from '../../../src/domain/notices/owed.ts'
import type { ChangeKeyedBody } from '../../../src/protocol/key-calls.ts'
import { storedNotes, subscribersJson } from '../notices/subscriptions.ts'
import type { Database } from '../pocketbase.d.ts'
import { isServed } from '../served.ts'
import { execute, textRows } from '../sql.ts'
import { type BatchValues, saveSql } from './batch-view.ts'
import type { HistoryChange } from './bought-history.ts'
import { itemJson } from './item-json.ts'
import { opened, readOnlyJson } from './list-queries.ts'

/** An item as it is stored: default values may be omitted. */
interface StoredItem {
  list: string
  item: Omit<Item, keyof typeof itemDefaults> & Partial<Item>
  stamps: StampedItem['stamps'] | null
}

/** The options of a list, and the revision at which one of them changed last. */
interface StoredOptions {
  rev: number
  of: ListOptions
}

/** Stored data that a batch concerns: the list, which of the changes were accepted before, and the items. */
interface Known extends Omit<ListHead, 'options'> {
  namedAt: number
  options: StoredOptions | null
  isReadOnly: boolean
  lost: Gap[] | null
  accepted: string[]
  items: StoredItem[]
  subscribers: Subscriber[]
}

/** A list in memory, and the alterations that a batch makes to it. */
export interface LoadedTransaction extends ListTransaction {
  /** The list before the batch. */
  head: ListHead
  /** The token is that of the read-only link. */
  isReadOnly: boolean
  altered: ReadonlyMap<string, StampedItem>
  /** All options, if one of them was altered. */
  alteredOptions(): ListOptions | undefined
  /** In the format of the table. @param rev of the list after the batch */
  storedOptions(rev: number): string
  remembered: ReadonlyMap<string, number>
  /** Receivers of notifications about the list. */
  subscribers: readonly Subscriber[]
  /** An item of the list as it was before the batch. */
  before(itemId: string): Item | undefined
  /** Altered items that were bought and removed from the list, and those that are on it again. */
  history(): HistoryChange
}

/** The transaction for one batch of changes, read in one statement; undefined when the token opens no list. */
export function loadTransaction(
  database: Database,
  token: string,
  values: readonly unknown[],
): LoadedTransaction | undefined {
  const [row] = textRows(database, knownSql, {
    token,
    changeIds: idsOf(values, 'id'),
    itemIds: idsOf(values, 'itemId'),
  })
  if (row === undefined) return undefined
  const known: Known = JSON.parse(row)
  return transactionOf(known, () => countLive(database, known.id))
}

/** @param countBefore returns the number of stored items on the list, without deleted ones */
function transactionOf(
  { id: listId, name, namedAt, rev, isReadOnly, lost, accepted, items, options, subscribers }: Known,
  countBefore: () => number,
): LoadedTransaction {
  const known = new Set(accepted)
  const stored = new Map(
    items.map((kept) => [kept.item.id, kept.list === listId ? ownItem(kept) : 'elsewhere'] as const),
  )
  const altered = new Map<string, StampedItem>()
  const remembered = new Map<string, number>()
  let current = { name, at: namedAt }
  let liveBefore: number | undefined
  let liveSince = 0
  const wasLiveOrNew = (itemId: string) => !stored.has(itemId) || isLive(stored.get(itemId))
  const find = (itemId: string) => altered.get(itemId) ?? stored.get(itemId)
  const keep = (item: StampedItem) => {
    liveSince += Number(isLive(item)) - Number(isLive(find(item.id)))
    altered.set(item.id, item)
  }
  return {
    listId,
    lost: lost ?? [],
    head: { id: listId, name, rev },
    isReadOnly,
    altered,
    remembered,
    subscribers,
    before: (itemId) => ownOf(stored.get(itemId)),
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
    ...optionsOf(options),
    remember: (changeId, at) => {
      remembered.set(changeId, at)
    },
    history: () => historyOf([...altered.values()], wasLiveOrNew),
  }
}

type OptionsPart = Pick<LoadedTransaction, 'options' | 'setOption' | 'alteredOptions' | 'storedOptions'>

/** The part of the transaction about the list's options. */
function optionsOf(stored: StoredOptions | null): OptionsPart {
  const before = stored?.of ?? []
  let now = before
  return {
    options: () => now,
    setOption: (option) => {
      now = [...now.filter(({ key }) => key !== option.key), option]
    },
    alteredOptions: () => (now === before ? undefined : now),
    storedOptions: (rev) => storedText(now === before ? stored : { rev, of: now }),
  }
}

/** @param wasLiveOrNew true if the item was on the list before the batch, or not stored yet */
function historyOf(
  altered: readonly StampedItem[],
  wasLiveOrNew: (itemId: string) => boolean,
): HistoryChange {
  return {
    bought: altered.filter((item) => item.deleted && item.completed && wasLiveOrNew(item.id)),
    putBack: altered.filter((item) => !item.deleted && !wasLiveOrNew(item.id)).map(({ id }) => id),
  }
}

function storedText(options: StoredOptions | null): string {
  return options ? JSON.stringify(options) : ''
}

function ownItem({ item, stamps }: StoredItem): StampedItem {
  return { ...itemDefaults, ...item, ...(stamps && { stamps }) }
}

function ownOf(item: Item | 'elsewhere' | undefined): Item | undefined {
  return item === 'elsewhere' ? undefined : item
}

function isLive(item: Item | 'elsewhere' | undefined): boolean {
  return item !== undefined && item !== 'elsewhere' && !item.deleted
}

/** Not part of the statement for every batch: it reads every item of the list, and a tick does not need it. */
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
    'id', lists.id, 'name', lists.name, 'namedAt', named_rev, 'rev', lists.rev, 'isReadOnly', ${readOnlyJson},
    'lost', json(nullif(lost, '')), 'options', json(nullif(options, '')),
    'subscribers', ${subscribersJson},
    'accepted', (
      SELECT json_group_array(c.id) FROM changes c
      WHERE c.id IN (SELECT value FROM json_each({:changeIds})) AND +c.list = lists.id
    ),
    'items', (
      SELECT json_group_array(json_object(
        'list', i.list, 'item', ${itemJson}, 'stamps', json(nullif(i.stamps, ''))
      )) FROM items i
      WHERE i.id IN (SELECT value FROM json_each({:itemIds}))
    )
  ) AS value
  FROM lists WHERE ${opened} AND ${isServed}`

/** Effect of a batch on the list itself. */
interface Moved {
  token: string
  rev: number
  changedBy: string
  task: ChangeKeyedBody['task']
  /** The moment of the batch, as it is stored. */
  now: string
  /** The altered items, as JSON. */
  items: string
}

/**
 * Writes the effects of a batch in one statement, through the trigger of `accepted_batches`.
 *
 * @param notes pending notifications of the list's subscribers
 * @returns false, with nothing written, when the list has changed since it was read
 */
export function saveTransaction(
  database: Database,
  transaction: LoadedTransaction,
  { task, ...moved }: Moved,
  notes: readonly Note[],
): boolean {
  const { listId, head, remembered } = transaction
  const { bought, putBack } = transaction.history()
  try {
    execute(database, saveSql, {
      ...moved,
      listId,
      seenRev: head.rev,
      name: transaction.name(),
      namedAt: transaction.namedAt(),
      options: transaction.storedOptions(moved.rev),
      changes: JSON.stringify([...remembered]),
      bought: JSON.stringify(bought),
      putBack: JSON.stringify(putBack),
      owed: storedNotes(notes),
      task: JSON.stringify(task ? [task] : []),
    } satisfies BatchValues)
    return true
  } catch (error) {
    if (String(error).includes('list-moved-on')) return false
    throw error
  }
}
