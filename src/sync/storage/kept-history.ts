import type { BoughtInShop } from '../../domain/shop/shops.ts'
import { type DeviceDatabase, openDatabase } from './idb-database.ts'
import { databaseName } from './may-have-lists.ts'

/**
 * Keeps what was bought for a list, as the server said it, as long as this device keeps the list; of a list that it does not
 * keep, nothing.
 *
 * @throws where the browser allows no storage
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
    // An older page of the site may have let go of a list and known nothing of its history.
    const lost = (await histories.getAllKeys()).filter((id) => !known.has(id))
    await Promise.all([
      ...lost.map((id) => histories.delete(id)),
      known.has(listId) && histories.put({ listId, bought }),
      transaction.done,
    ])
  })
}

/** What is kept of a list's history; undefined for nothing. @throws where the browser allows no storage */
export function keptHistory(
  listId: string,
  name = databaseName,
): Promise<readonly BoughtInShop[] | undefined> {
  return withDatabase(name, async (database) => (await database.get('histories', listId))?.bought)
}

/** Lets go of a list's history alone. @throws where the browser allows no storage */
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
