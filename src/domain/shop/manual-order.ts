import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import type { OptionKey } from '../list/options.ts'
import { storeKey } from '../vocabulary/store-finder.ts'
import type { BoughtInShop } from './trips.ts'

/** Name used for trips to an unknown store. */
const anywhere = 'oriunde'

/** Returns the keys of the list's options about the order of a store. @param store '' if it is unknown */
export function orderOptions(store: string): { aisles: OptionKey; learnedFrom: OptionKey } {
  const about = storeKey(store) || anywhere
  return { aisles: `aisles/${about}`, learnedFrom: `learnedFrom/${about}` }
}

/** Returns the order that was set by hand for a store; empty if none was. */
export function orderByHand(options: ReadonlyMap<string, string>, store: string): CategoryKey[] {
  const keys = (options.get(orderOptions(store).aisles) ?? '').split(',')
  return keys.filter((key): key is CategoryKey => categoryKeys.some((known) => known === key))
}

/** Returns the purchases from which the order of a store is learned: those after it was last reset. */
export function learnable(
  options: ReadonlyMap<string, string>,
  store: string,
  history: readonly BoughtInShop[],
): BoughtInShop[] {
  const sinceMs = Number(options.get(orderOptions(store).learnedFrom) ?? 0)
  return history.filter(({ atMs }) => atMs > sinceMs)
}

/** Returns the elements with one of them moved to another index. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const all = [...things]
  all.splice(to, 0, ...all.splice(from, 1))
  return all
}
