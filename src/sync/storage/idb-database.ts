import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import type { Change } from '../../domain/item/change.ts'
import type { Item, ListHead } from '../../domain/item/item.ts'
import type { BoughtInShop } from '../../domain/shop/trips.ts'
import type { StoredList } from '../ports.ts'

/** A list without its items and its outbox, which have stores of their own. */
export interface ListRow
  extends Omit<StoredList, 'snapshot' | 'outbox'>,
    Pick<ListHead, 'changedAt' | 'changedBy' | 'options'> {
  /** Undefined until the server has sent the list. */
  rev: number | undefined
}

export interface DeviceSchema extends DBSchema {
  lists: { key: string; value: ListRow; indexes: { token: string } }
  items: { key: [string, string]; value: Item & { listId: string } }
  outbox: {
    key: number
    value: { seq?: number; listId: string; change: Change }
    indexes: { listId: string }
  }
  /** Moment at which a list was last open here. A store of its own, because it changes with every visit. */
  openings: { key: string; value: { listId: string; openedAt: number } }
  /** Purchases of a list, as last sent by the server. A store of its own, because only two panels read it. */
  histories: { key: string; value: { listId: string; bought: readonly BoughtInShop[] } }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

/**
 * Opens the database, and creates missing stores. A newer version of the site may have added stores: an older page uses the
 * database as it is.
 *
 * @throws if the browser allows none
 */
export function openDatabase(name: string): Promise<DeviceDatabase> {
  return throughFreezes(() => open(name))
}

async function open(name: string): Promise<DeviceDatabase> {
  const opening = openDB<DeviceSchema>(name, 3, {
    upgrade(db, oldVersion, _newVersion, transaction) {
      abortWhenFrozen(transaction)
      if (oldVersion < 1) createListStores(db)
      if (oldVersion < 2) db.createObjectStore('openings', { keyPath: 'listId' })
      if (oldVersion < 3) db.createObjectStore('histories', { keyPath: 'listId' })
    },
    blocking: giveWay,
  })
  return opening.catch((problem) => {
    if (!isOf(problem, 'VersionError')) throw problem
    return openDB<DeviceSchema>(name, undefined, { blocking: giveWay })
  })
}

/** Closes the database for a page of a newer version, which would otherwise wait with an empty screen. */
function giveWay(_version: number, _wanted: number | null, { target }: IDBVersionChangeEvent): void {
  if (target instanceof IDBDatabase) target.close()
}

type Names = ArrayLike<StoreNames<DeviceSchema>>

/**
 * Runs a task in a transaction of its own; it runs again if the page was frozen meanwhile.
 *
 * @returns the value of the task: of a reading one as soon as it has it, of a writing one once it is stored
 */
export function transact<Stores extends Names, Mode extends 'readonly' | 'readwrite', Value>(
  database: () => DeviceDatabase,
  [stores, mode]: [stores: Stores, mode: Mode],
  task: (transaction: IDBPTransaction<DeviceSchema, Stores, Mode>) => Promise<Value>,
): Promise<Value> {
  return throughFreezes(async () => {
    const transaction = database().transaction(stores, mode)
    abortWhenFrozen(transaction)
    const [value] = await Promise.all([task(transaction), mode === 'readwrite' && transaction.done])
    return value
  })
}

/** Running transactions of this page. */
const running = new Set<Abortable>()
let freezes = 0
let shown: Promise<unknown> = Promise.resolve()

/**
 * Aborts the transactions of a page that enters the back/forward cache. WebKit would freeze them with the page, and no
 * other page of the site could use the database until the cache drops that page.
 */
globalThis.addEventListener?.('pagehide', (event) => {
  if (!('persisted' in event) || !event.persisted) return
  freezes += 1
  shown = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  for (const transaction of running) abort(transaction)
})

interface Abortable {
  done: Promise<void>
  abort: () => void
}

function abort(transaction: Abortable): void {
  try {
    transaction.abort()
  } catch {
    // It is being stored already, and needs the page no more.
  }
}

function abortWhenFrozen(transaction: Abortable): void {
  running.add(transaction)
  const end = () => running.delete(transaction)
  transaction.done.then(end, end)
}

/** Runs a task, and again if it was aborted because the page was frozen, once the page is shown. */
async function throughFreezes<Value>(task: () => Promise<Value>): Promise<Value> {
  for (;;) {
    await shown
    const before = freezes
    try {
      return await task()
    } catch (problem) {
      if (freezes === before || !isOf(problem, 'AbortError')) throw problem
    }
  }
}

/** @param problem any error of a browser */
export function isOf(problem: unknown, ...names: string[]): boolean {
  return problem instanceof Error && names.includes(problem.name)
}

function createListStores(db: DeviceDatabase): void {
  db.createObjectStore('lists', { keyPath: 'id' }).createIndex('token', 'token', { unique: true })
  db.createObjectStore('items', { keyPath: ['listId', 'id'] })
  db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('listId', 'listId')
}
