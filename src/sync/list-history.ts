import * as v from 'valibot'
import { databaseName } from '../device/has-database.ts'
import { abortedAfter } from '../device/time.ts'
import { categoryKeys } from '../domain/item/fields.ts'
import type { Item } from '../domain/item/item.ts'
import { foldChanges } from '../domain/item/snapshot.ts'
import type { BoughtInShop } from '../domain/shop/trips.ts'
import { calls, type HistoryAnswer } from '../protocol/calls.ts'
import { latestBought } from '../protocol/limits.ts'
import { pageClient } from './page-client.ts'
import type { StoredList } from './ports.ts'
import { classify } from './send.ts'
import { type DeviceDatabase, openDatabase, transact } from './storage/idb-database.ts'

/** The purchases of a list, as far as they are known. */
export interface ListHistory {
  /**
   * Items bought and removed from the list in the last year, the latest first; undefined if they are unknown on this device.
   */
  bought: readonly BoughtInShop[] | undefined
  /**
   * Items that are ticked and still on the list. The time of a tick is not recorded, so they have that of the list's last
   * change.
   */
  ticked: readonly BoughtInShop[]
}

const answerSchema: v.GenericSchema<unknown, HistoryAnswer> = v.object({
  bought: v.array(
    v.object({
      name: v.string(),
      quantity: v.string(),
      unit: v.string(),
      category: v.fallback(v.picklist(['', ...categoryKeys]), ''),
      at: v.string(),
      // An older server does not send these fields.
      store: v.optional(v.string(), ''),
      price: v.optional(v.string(), ''),
      ticked: v.optional(v.number(), 0),
    }),
  ),
})
/**
 * Source of a history: the whole history on the server; its latest part, with a short timeout, for a recap that can do
 * without the rest; or the copy on the device.
 */
export type HistorySource = 'server' | 'latest' | 'device'

const asked = {
  server: { query: '?whole=1', timeoutMs: 10_000 },
  latest: { query: '', timeoutMs: 2_000 },
} as const

/**
 * Returns the history of a list: from the server, after which the device keeps it, or from the device's copy. Items that
 * were removed here and are not sent yet count as bought now. Without an answer of the server `bought` is undefined.
 */
export async function historyOf(list: StoredList | undefined, from: HistorySource): Promise<ListHistory> {
  if (!list) return { bought: undefined, ticked: [] }
  const read = from === 'device' ? await keptOf(list) : await ask(list, from)
  const nowMs = Date.now()
  const changes = list.outbox.map(({ change }) => change)
  const items = [...foldChanges(list.snapshot?.items ?? new Map(), changes).values()]
  const completed = items.filter((item) => item.completed)
  const unsent = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [change.itemId] : [])))
  const bought = completed.filter(({ id, deleted }) => deleted && unsent.has(id))
  const changedAtMs = changes.length > 0 ? nowMs : momentOf(list.snapshot?.head.changedAt ?? '') || nowMs
  return {
    bought: read && [...bought.map(boughtAt(nowMs)), ...read],
    ticked: completed.filter(({ deleted }) => !deleted).map(boughtAt(changedAtMs)),
  }
}

async function ask({ id, token }: StoredList, from: keyof typeof asked): Promise<BoughtInShop[] | undefined> {
  const { query, timeoutMs } = asked[from]
  const signal = abortedAfter(timeoutMs)
  const { status, value } = await pageClient(token).ask(calls.readHistory, { query, signal })
  // The link no longer opens the list.
  if (classify(status) === 'refused') await forgetHistory(id).catch(() => undefined)
  const answer = v.safeParse(answerSchema, value)
  if (classify(status) !== 'done' || !answer.success) return undefined
  const bought = answer.output.bought.map(({ at, ...thing }) => ({ ...thing, atMs: momentOf(at) }))
  const isWhole = from === 'server' || bought.length < latestBought
  // If it cannot be stored, it is only missing while there is no connection.
  if (isWhole) await keepHistory(id, bought).catch(() => undefined)
  return bought
}

function keptOf({ id }: StoredList): Promise<readonly BoughtInShop[] | undefined> {
  return keptHistory(id).catch(() => undefined)
}

function boughtAt(atMs: number): (item: Item) => BoughtInShop {
  return ({ name, quantity, unit, category, store, boughtIn, price, rev }) => {
    return { name, quantity, unit, category, store: boughtIn || store, price, atMs, ticked: rev }
  }
}

/** Parses a time in PocketBase's format, in ms since 1970; NaN if it is invalid. */
function momentOf(at: string): number {
  return Date.parse(at.replace(' ', 'T'))
}

/**
 * Stores the purchases of a list, as sent by the server, as long as this device stores the list; for any other list,
 * nothing.
 *
 * @throws if the browser allows no storage
 */
export function keepHistory(
  listId: string,
  bought: readonly BoughtInShop[],
  name = databaseName,
): Promise<void> {
  return withDatabase(name, (database) =>
    transact(database, [['lists', 'histories'], 'readwrite'], async (transaction) => {
      const [lists, histories] = [transaction.objectStore('lists'), transaction.objectStore('histories')]
      const known = new Set(await lists.getAllKeys())
      // An older page of the site may have deleted a list without its history, which it does not know.
      const lost = (await histories.getAllKeys()).filter((id) => !known.has(id))
      await Promise.all([
        ...lost.map((id) => histories.delete(id)),
        known.has(listId) && histories.put({ listId, bought }),
      ])
    }),
  )
}

/** Returns the stored history of a list; undefined if there is none. @throws if the browser allows no storage */
export function keptHistory(
  listId: string,
  name = databaseName,
): Promise<readonly BoughtInShop[] | undefined> {
  return withDatabase(name, (database) =>
    transact(database, [['histories'], 'readonly'], async (transaction) => {
      const stored = await transaction.objectStore('histories').get(listId)
      return stored?.bought
    }),
  )
}

/** Deletes only the history of a list. @throws if the browser allows no storage */
export function forgetHistory(listId: string, name = databaseName): Promise<void> {
  return withDatabase(name, (database) =>
    transact(database, [['histories'], 'readwrite'], (transaction) =>
      transaction.objectStore('histories').delete(listId),
    ),
  )
}

async function withDatabase<Value>(
  name: string,
  task: (database: () => DeviceDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(name)
  try {
    return await task(() => database)
  } finally {
    database.close()
  }
}
