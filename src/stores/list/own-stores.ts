import type { ReadableAtom } from 'nanostores'
import type { Item } from '../../domain/item/item.ts'
import { storesOf } from '../../domain/shop/stores.ts'
import type { HistorySource, ListHistory } from '../../sync/calls/list-history.ts'

type ReadHistory = (from: HistorySource) => Promise<ListHistory>

/** A list, as far as it tells of stores. */
export interface StoresKnownBy {
  $items: ReadableAtom<ReadonlyMap<string, Item>>
  history: ReadHistory
}

/** So long nobody notices that what they have said waits. */
const mostWaitMs = 200

const read = new WeakMap<ReadHistory, Promise<readonly string[]>>()

/** The stores that a list names, with those of what was bought for it, where the device has kept that. */
export async function ownStoresOf({ $items, history }: StoresKnownBy): Promise<string[]> {
  const bought = await storesBoughtIn({ history })
  return [...new Set([...storesOf($items.get().values()), ...bought])]
}

/**
 * Where things were bought for a list, as the device has kept it. It is read once for a screen: what is bought meanwhile is
 * known by its items. Where that takes long it is nothing, until it is here.
 */
export function storesBoughtIn({ history }: { history?: ReadHistory }): Promise<readonly string[]> {
  if (!history) return Promise.resolve([])
  const reading = read.get(history) ?? readStores(history)
  read.set(history, reading)
  const late = new Promise<readonly string[]>((resolve) => setTimeout(() => resolve([]), mostWaitMs))
  return Promise.race([reading, late])
}

async function readStores(history: ReadHistory): Promise<readonly string[]> {
  try {
    const { bought = [] } = await history('device')
    return [...new Set(bought.map(({ store }) => store))].filter(Boolean)
  } catch {
    return []
  }
}
