import { type CategoryKey, categoryKeys, type ItemFields } from '../item/fields.ts'
import type { BoughtInShop } from '../shop/shops.ts'
import { costOf } from './price.ts'

/** What was spent on the things of one category. */
export interface SpendingPart {
  category: CategoryKey
  bani: number
  /** Of all that was spent, in whole percent; 0 for less than the least that is rounded up. */
  share: number
}

/** What was spent on a list in a year, as far as its history has prices. */
export interface Spending {
  /** All of it: the sum of the parts. */
  bani: number
  /** The largest first. Their shares come to 100. */
  parts: SpendingPart[]
  /** How many things were bought in that year. */
  things: number
  /** How many of these have no price, and are in no sum. */
  unpriced: number
  /** When the first of these things was bought, in ms since 1970; undefined where there is none. */
  sinceMs: number | undefined
}

/** A year, whichever it is: as long as a history is kept. */
const yearMs = 366 * 24 * 3_600_000

/**
 * What was spent in the last year, by category. A price counts as on a bill: once for each piece, and once for all that is
 * measured. Deposits are not in it.
 *
 * @param history in any order
 */
export function spendingOf(
  history: readonly BoughtInShop[],
  nowMs: number,
  categoryOf: (thing: Pick<ItemFields, 'name' | 'category'>) => CategoryKey,
): Spending {
  const year = history.filter(({ atMs }) => atMs >= nowMs - yearMs)
  const sums = new Map<CategoryKey, number>()
  for (const thing of year) {
    const category = categoryOf(thing)
    sums.set(category, (sums.get(category) ?? 0) + (costOf(thing) ?? 0))
  }
  const spent = categoryKeys
    .map((category) => ({ category, bani: sums.get(category) ?? 0 }))
    .filter(({ bani }) => bani > 0)
    .sort((one, other) => other.bani - one.bani)
  const shares = sharesOf(spent.map(({ bani }) => bani))
  return {
    bani: sumOf(spent.map(({ bani }) => bani)),
    parts: spent.map((part, at) => ({ ...part, share: shares[at] ?? 0 })),
    things: year.length,
    unpriced: year.filter((thing) => costOf(thing) === undefined).length,
    sinceMs: year.map(({ atMs }) => atMs).sort((one, other) => one - other)[0],
  }
}

/** Whole percents that come to 100: those with the largest remainders are rounded up. @param sums the largest first */
function sharesOf(sums: readonly number[]): number[] {
  const all = sumOf(sums)
  const rests = sums.map((sum, at) => ({ at, rest: (sum * 100) % all }))
  const floors = sums.map((sum) => Math.floor((sum * 100) / all))
  const missing = 100 - sumOf(floors)
  const raised = rests.sort((one, other) => other.rest - one.rest).slice(0, missing)
  return floors.map((floor, at) => floor + (raised.some((one) => one.at === at) ? 1 : 0))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
