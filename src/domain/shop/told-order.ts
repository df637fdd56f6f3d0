import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import type { OptionKey } from '../list/options.ts'
import { storeKey } from '../vocabulary/stores.ts'
import type { BoughtInShop } from './shops.ts'

/** What the shops are called where nobody said where they were. */
const anywhere = 'oriunde'

/** The options by which a list is told the order of a store's aisles. @param store '' where nobody has said which one */
export function orderOptions(store: string): { aisles: OptionKey; learnedFrom: OptionKey } {
  const about = storeKey(store) || anywhere
  return { aisles: `aisles/${about}`, learnedFrom: `learnedFrom/${about}` }
}

/** The order that somebody set by hand at a store; empty where nobody did. */
export function orderByHand(options: ReadonlyMap<string, string>, store: string): CategoryKey[] {
  const told = (options.get(orderOptions(store).aisles) ?? '').split(',')
  return told.filter((key): key is CategoryKey => categoryKeys.some((known) => known === key))
}

/** What still teaches the order of a store: nothing from before somebody had it forgotten. */
export function learnable(
  options: ReadonlyMap<string, string>,
  store: string,
  history: readonly BoughtInShop[],
): BoughtInShop[] {
  const sinceMs = Number(options.get(orderOptions(store).learnedFrom) ?? 0)
  return history.filter(({ atMs }) => atMs > sinceMs)
}

/** A row of things with one of them at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const all = [...things]
  all.splice(to, 0, ...all.splice(from, 1))
  return all
}
