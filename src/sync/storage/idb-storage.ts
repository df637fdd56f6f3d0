import { type IDBPTransaction, unwrap } from 'idb'
import { databaseName } from '../../device/has-database.ts'
import type { Change } from '../../domain/item/change.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type {
  DeviceList,
  DeviceLists,
  DeviceStorage,
  ListLink,
  QueuedChange,
  RefusedChange,
  Settlement,
  StoredList,
  WaitingList,
} from '../ports.ts'
import { isWaiting, keptOver, withRefusal } from '../stored-list.ts'
import {
  type DeviceDatabase,
  type DeviceSchema,
  isOf,
  type ListRow,
  openDatabase,
  transact,
} from './idb-database.ts'
import { markWaiting, unmarkWaiting } from './waiting-mark.ts'

type Stores = ('lists' | 'items' | 'outbox' | 'openings' | 'histories')[]
type Reading = IDBPTransaction<DeviceSchema, Stores, 'readonly' | 'readwrite'>
type Writing = IDBPTransaction<DeviceSchema, Stores, 'readwrite'>

const stores: Stores = ['lists', 'items', 'outbox', 'openings', 'histories']

/**
 * Opens the device's storage in IndexedDB.
 *
 * @throws if the browser allows none
 */
export async function openIdbStorage(name = databaseName): Promise<DeviceStorage & DeviceLists> {
  return new IdbStorage(name, await openDatabase(name))
}

class IdbStorage implements DeviceStorage, DeviceLists {
  readonly #name: string
  #database: DeviceDatabase
  readonly #open = () => this.#database

  constructor(name: string, database: DeviceDatabase) {
    this.#name = name
    this.#database = database
  }

  load(token: string): Promise<StoredList | undefined> {
    return this.#read(async (transaction) => {
      const row = await transaction.objectStore('lists').index('token').get(token)
      return row && (await stored(transaction, row))
    })
  }

  async keep(list: StoredList): Promise<void> {
    await this.#write((transaction) => keep(transaction, list))
  }

  enqueue(list: StoredList, changes: readonly Change[]): Promise<QueuedChange[]> {
    return this.#write(async (transaction) => {
      if (!(await transaction.objectStore('lists').getKey(list.id))) await keep(transaction, list)
      markWaiting(list.id)
      const outbox = transaction.objectStore('outbox')
      return await Promise.all(
        changes.map(async (change) => ({ seq: await outbox.add({ listId: list.id, change }), change })),
      )
    })
  }

  async settle(listId: string, { read, changeIds }: Settlement): Promise<boolean> {
    const isSettled = await this.#withRow(listId, async (row, transaction) => {
      if (read && read.from > (row.rev ?? 0)) return false
      if (read && read.rev > (row.rev ?? -1)) await merge(transaction, row, read)
      await letGo(transaction, row, changeIds)
      return true
    })
    return isSettled ?? false
  }

  async markArrived(listId: string): Promise<void> {
    await this.#withRow(listId, async (row, transaction) => {
      await putRow(transaction, { ...row, hasArrived: true })
      const waiting = await transaction.objectStore('outbox').index('listId').count(listId)
      if (waiting === 0) unmarkWaiting(listId)
    })
  }

  all(): Promise<DeviceList[]> {
    return this.#read(async (transaction) => {
      const [rows, openings] = await Promise.all([
        transaction.objectStore('lists').getAll(),
        transaction.objectStore('openings').getAll(),
      ])
      const openedAt = new Map(openings.map((opening) => [opening.listId, opening.openedAt]))
      return await Promise.all(
        rows.map(async (row) => ({
          list: await stored(transaction, row),
          openedAt: openedAt.get(row.id) ?? 0,
        })),
      )
    })
  }

  async noteOpened(listId: string, openedAt: number): Promise<void> {
    await this.#again(() =>
      transact(this.#open, [['openings'], 'readwrite'], (transaction) =>
        transaction.objectStore('openings').put({ listId, openedAt }),
      ),
    )
  }

  async relink(listId: string, link: Partial<ListLink>): Promise<void> {
    await this.#withRow(listId, (row, transaction) => putRow(transaction, { ...row, ...link }))
  }

  async forget(listId: string): Promise<void> {
    await this.#write(async (transaction) => {
      const outbox = transaction.objectStore('outbox')
      const waiting = await outbox.index('listId').getAllKeys(listId)
      await Promise.all([
        transaction.objectStore('lists').delete(listId),
        transaction.objectStore('items').delete(itemsOf(listId)),
        transaction.objectStore('openings').delete(listId),
        transaction.objectStore('histories').delete(listId),
        ...waiting.map((seq) => outbox.delete(seq)),
      ])
      unmarkWaiting(listId)
    })
  }

  waiting(): Promise<WaitingList[]> {
    return this.#read(async (transaction) => {
      const [rows, outbox] = await Promise.all([
        transaction.objectStore('lists').getAll(),
        transaction.objectStore('outbox').getAll(),
      ])
      const withChanges = new Set(outbox.map(({ listId }) => listId))
      return rows
        .filter(({ id, hasArrived }) => !hasArrived || withChanges.has(id))
        .map(({ id, token }) => ({ id, token }))
    })
  }

  async noteRefusal(refusal: RefusedChange): Promise<void> {
    await this.#withRow(refusal.change.listId, (row, transaction) =>
      putRow(transaction, { ...row, refusals: withRefusal(row, refusal) }),
    )
  }

  async takeRefusals(listId: string): Promise<readonly RefusedChange[]> {
    const taken = await this.#withRow(listId, async ({ refusals, ...row }, transaction) => {
      await putRow(transaction, row)
      return refusals
    })
    return taken ?? []
  }

  /** @returns undefined if the list is not stored */
  #withRow<Value>(
    listId: string,
    task: (row: ListRow, transaction: Writing) => Promise<Value>,
  ): Promise<Value | undefined> {
    return this.#write(async (transaction) => {
      const row = await transaction.objectStore('lists').get(listId)
      return row && (await task(row, transaction))
    })
  }

  #read<Value>(task: (transaction: Reading) => Promise<Value>): Promise<Value> {
    return this.#again(() => transact(this.#open, [stores, 'readonly'], task))
  }

  #write<Value>(task: (transaction: Writing) => Promise<Value>): Promise<Value> {
    return this.#again(() => transact(this.#open, [stores, 'readwrite'], task))
  }

  /** Repeats a failed task once after opening the database again, because browsers close databases under open pages. */
  async #again<Value>(task: () => Promise<Value>): Promise<Value> {
    const used = this.#database
    try {
      return await task()
    } catch (problem) {
      if (!isOf(problem, 'InvalidStateError', 'UnknownError')) throw problem
      if (this.#database === used) this.#database = await openDatabase(this.#name)
      return await task()
    }
  }
}

async function putRow(transaction: Writing, row: ListRow): Promise<void> {
  await transaction.objectStore('lists').put(row)
}

async function stored(transaction: Reading, row: ListRow): Promise<StoredList> {
  const { rev, changedAt, changedBy, options, ...list } = row
  const { id, name } = list
  const [items, outbox] = await Promise.all([
    rev === undefined ? [] : transaction.objectStore('items').getAll(itemsOf(id)),
    transaction.objectStore('outbox').index('listId').getAll(id),
  ])
  const known = new Map(items.map(({ listId: _, ...item }) => [item.id, { ...itemDefaults, ...item }]))
  return {
    ...list,
    snapshot:
      rev === undefined
        ? undefined
        : { head: { id, name, rev, changedAt, changedBy, options }, items: known },
    outbox: outbox.map(({ seq = 0, change }) => ({ seq, change })),
  }
}

async function keep(transaction: Writing, list: StoredList): Promise<void> {
  const row = await transaction.objectStore('lists').get(list.id)
  const kept = row && (await stored(transaction, row))
  const latest = kept ? keptOver(list, kept) : list
  await replace(transaction, latest)
  if (isWaiting(latest)) markWaiting(list.id)
}

/** Applies the rule of `mergeDelta` row by row: a tick must not cost more on a longer list. */
async function merge(transaction: Writing, row: ListRow, read: ListAnswer): Promise<void> {
  if (read.from === 0) await transaction.objectStore('items').delete(itemsOf(row.id))
  putItems(transaction, row.id, read.items)
  const { name, rev, changedAt, changedBy, lost = row.lost } = read
  const options = read.options ?? (read.from === 0 ? undefined : row.options)
  await transaction.objectStore('lists').put({ ...row, name, rev, changedAt, changedBy, options, lost })
}

async function letGo(
  transaction: Writing,
  { id, hasArrived }: ListRow,
  changeIds: readonly string[],
): Promise<void> {
  if (changeIds.length === 0) return
  const outbox = transaction.objectStore('outbox')
  const answered = new Set(changeIds)
  const waiting = await outbox.index('listId').getAll(id)
  const seqs = waiting.flatMap(({ seq, change }) => (seq && answered.has(change.id) ? [seq] : []))
  await Promise.all(seqs.map((seq) => outbox.delete(seq)))
  if (hasArrived && seqs.length === waiting.length) unmarkWaiting(id)
}

/** Writes the whole list: only if it is new here, or if the stored snapshot is too old for the delta. */
async function replace(transaction: Writing, { snapshot, outbox, ...list }: StoredList): Promise<void> {
  const { id } = list
  const { rev, changedAt, changedBy, options } = snapshot?.head ?? {}
  await transaction.objectStore('items').delete(itemsOf(id))
  putItems(transaction, id, snapshot?.items.values() ?? [])
  await Promise.all([
    transaction.objectStore('lists').put({ ...list, rev, changedAt, changedBy, options }),
    ...outbox.map((entry) => transaction.objectStore('outbox').put({ ...entry, listId: id })),
  ])
}

/**
 * Does not await each of a thousand rows, which would need a promise and its listeners for each. The end of the transaction
 * covers all of them.
 */
function putItems(transaction: Writing, listId: string, items: Iterable<Item>): void {
  const rows = unwrap(transaction.objectStore('items'))
  for (const item of items) rows.put({ ...item, listId })
}

function itemsOf(listId: string): IDBKeyRange {
  return IDBKeyRange.bound([listId, ''], [listId, '\uffff'])
}
