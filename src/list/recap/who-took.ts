import type { Item } from '../../domain/item/item.ts'

/** Items that one person ticked. */
export interface TakenBy {
  who: string
  items: readonly Item[]
}

/**
 * Groups bought items by the person who ticked them, this device's person first; none if fewer than two people are known.
 *
 * @param tickerOf returns the nickname, '' for this device's person, undefined if unknown
 * @param me what this device's person is called
 */
export function whoTook(
  bought: readonly Item[],
  tickerOf: (itemId: string) => string | undefined,
  me: string,
): readonly TakenBy[] {
  const groups = new Map<string, Item[]>([[me, []]])
  for (const item of bought) {
    const ticker = tickerOf(item.id)
    if (ticker === undefined) continue
    const who = ticker || me
    groups.set(who, [...(groups.get(who) ?? []), item])
  }
  const took = [...groups].map(([who, items]) => ({ who, items })).filter(({ items }) => items.length > 0)
  return took.length > 1 ? took : []
}
