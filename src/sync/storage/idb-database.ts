import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
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
export async function openDatabase(name: string): Promise<DeviceDatabase> {
  const opening = openDB<DeviceSchema>(name, 3, {
    upgrade(db, oldVersion) {
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

/** @param problem any error of a browser */
export function isOf(problem: unknown, ...names: string[]): boolean {
  return problem instanceof Error && names.includes(problem.name)
}

function createListStores(db: DeviceDatabase): void {
  db.createObjectStore('lists', { keyPath: 'id' }).createIndex('token', 'token', { unique: true })
  db.createObjectStore('items', { keyPath: ['listId', 'id'] })
  db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('listId', 'listId')
}
