import { databaseName } from '../../device/has-database.ts'
import type { BoughtInShop } from '../../domain/shop/shops.ts'
import { type DeviceDatabase, openDatabase } from './idb-database.ts'

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
  return withDatabase(name, async (database) => {
    const transaction = database.transaction(['lists', 'histories'], 'readwrite')
    const [lists, histories] = [transaction.objectStore('lists'), transaction.objectStore('histories')]
    const known = new Set(await lists.getAllKeys())
    // An older page of the site may have deleted a list without its history, which it does not know.
    const lost = (await histories.getAllKeys()).filter((id) => !known.has(id))
    await Promise.all([
      ...lost.map((id) => histories.delete(id)),
      known.has(listId) && histories.put({ listId, bought }),
      transaction.done,
    ])
  })
}

/** Returns the stored history of a list; undefined if there is none. @throws if the browser allows no storage */
export function keptHistory(
  listId: string,
  name = databaseName,
): Promise<readonly BoughtInShop[] | undefined> {
  return withDatabase(name, async (database) => (await database.get('histories', listId))?.bought)
}

/** Deletes only the history of a list. @throws if the browser allows no storage */
export function forgetHistory(listId: string, name = databaseName): Promise<void> {
  return withDatabase(name, (database) => database.delete('histories', listId))
}

async function withDatabase<Value>(
  name: string,
  task: (database: DeviceDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(name)
  try {
    return await task(database)
  } finally {
    database.close()
  }
}
