import type { ItemFields } from '../item/fields.ts'
import { keyOf } from '../merge/key-of.ts'
import { saidOf } from '../merge/plan-adding.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { type DueThing, dueThings } from './due.ts'
import { type Bought, shopsOf } from './shops.ts'
import { usualStore } from './usual-store.ts'

/** A thing that a list buys again and again, with its latest amount, and its store where it usually has one. */
export interface Habit
  extends DueThing,
    Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'>,
    Partial<Pick<ItemFields, 'store'>> {}

/**
 * What a list buys by habit, the due things first, in the order of `dueThings`.
 *
 * @param today as '2026-11-22'
 * @param dayOf the day of a moment in ms since 1970, where the person is, in the same form; a shop is of the day it ended on
 * @param history in any order
 */
export function habitsOf(
  words: NameWords,
  today: string,
  dayOf: (atMs: number) => string,
  history: readonly Bought[],
): Habit[] {
  const shops = shopsOf(history)
  const purchases = new Map<string, Bought[]>()
  for (const thing of shops.flat()) {
    const key = keyOf(words, thing.name)
    const known = purchases.get(key)
    if (known) known.push(thing)
    else purchases.set(key, [thing])
  }
  const days = shops.map((shop) => ({
    date: dayOf(shop[0]?.atMs ?? 0),
    items: shop.map(({ name }) => name),
  }))
  return dueThings(words, today, days).flatMap((due) => {
    const bought = purchases.get(keyOf(words, due.name)) ?? []
    const store = usualStore(bought.map((thing) => thing.store))
    return bought.slice(0, 1).map(({ name, quantity, unit, category }) => {
      return { ...due, name, quantity, unit, category, ...saidOf({ store }) }
    })
  })
}
