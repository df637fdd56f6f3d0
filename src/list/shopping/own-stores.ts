import type { ReadableAtom } from 'nanostores'
import type { Item } from '../../domain/item/item.ts'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import type { HistorySource, ListHistory } from '../../sync/list-history.ts'

type ReadHistory = (from: HistorySource) => Promise<ListHistory>

/** The parts of a list that name stores. */
export interface StoresKnownBy {
  $items: ReadableAtom<ReadonlyMap<string, Item>>
  history: ReadHistory
}

/**
 * Far longer than a busy phone needs. An entry that waits is shown on the list meanwhile, and a browser whose database
 * never answers must not keep it forever.
 */
const mostWaitMs = 2_000

const read = new WeakMap<ReadHistory, Promise<readonly string[]>>()

/** Returns the stores that a list names, and those of its purchases in the device's copy. */
export async function ownStoresOf({ $items, history }: StoresKnownBy): Promise<string[]> {
  const bought = await storesBoughtIn({ history })
  return [...new Set([...storesOf($items.get().values()), ...bought])]
}

/**
 * Returns the stores of a list's purchases in the device's copy. It is read once for a screen: later purchases are known
 * from the items. Empty as long as the reading takes more than 2 s.
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
