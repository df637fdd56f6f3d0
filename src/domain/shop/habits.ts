import type { ItemFields } from '../item/fields.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { type DueThing, dueThings } from './due.ts'
import { type Bought, tripsOf } from './trips.ts'

/** An item that a list buys regularly, with its latest amount. */
export interface Habit extends DueThing, Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'> {}

/**
 * Returns the items that a list buys regularly, the due ones first, in the order of `dueThings`.
 *
 * @param today as '2026-11-22'
 * @param dayOf returns the local day of a moment in ms since 1970, in the same form; a shopping trip belongs to the day on
 *   which it ended
 * @param history in any order
 */
export function habitsOf(
  words: NameWords,
  today: string,
  dayOf: (atMs: number) => string,
  history: readonly Bought[],
): Habit[] {
  const shops = tripsOf(history)
  const latest = new Map<string, Bought>()
  for (const thing of shops.flat()) {
    const key = keyOf(words, thing.name)
    if (!latest.has(key)) latest.set(key, thing)
  }
  const days = shops.map((shop) => ({
    date: dayOf(shop[0]?.atMs ?? 0),
    items: shop.map(({ name }) => name),
  }))
  return dueThings(words, today, days).flatMap((due) => {
    const thing = latest.get(keyOf(words, due.name))
    if (!thing) return []
    const { name, quantity, unit, category } = thing
    return [{ ...due, name, quantity, unit, category }]
  })
}
