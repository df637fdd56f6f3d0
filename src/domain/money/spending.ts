import { type CategoryKey, categoryKeys, type ItemFields } from '../item/fields.ts'
import type { BoughtInShop } from '../shop/trips.ts'
import { costOf } from './price.ts'

/** The spending on one category. */
export interface SpendingPart {
  category: CategoryKey
  bani: number
  /** Share of the total in whole percent; shares are rounded so that they add up to 100. */
  share: number
}

/** The spending on a list in a year, as far as its history has prices. */
export interface Spending {
  /** Total of all parts. */
  bani: number
  /** The largest first. The shares add up to 100. */
  parts: SpendingPart[]
  /** Number of items bought in that year. */
  things: number
  /** Number of these items without a price, which no sum contains. */
  unpriced: number
  /** Moment at which the first of these items was bought, in ms since 1970; undefined if there are none. */
  sinceMs: number | undefined
}

/** The longest year, which is also how long a history is kept. */
const yearMs = 366 * 24 * 3_600_000

/**
 * Returns the spending of the last year, by category. A price counts as on a bill: once for each piece, and once for a
 * measured amount. Deposits are not included.
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

/**
 * Returns whole percents that add up to 100: those with the largest remainders are rounded up. @param sums the largest first
 */
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
