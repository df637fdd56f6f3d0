import { type CategoryKey, categoryKeys } from '../item/fields.ts'

/** Number of latest shopping trips that decide the order, because stores are rebuilt now and then. */
const shopsBack = 8
/** Weight of each older trip beside them: it only counts if the latest ones leave the order open. */
const olderKeep = 1e-3
/** Weight of a trip relative to the next one: the latest four outweigh all others. */
const keepsOf = 0.85
/** Weight of the most deviating trip, if it contradicts the others: it may have begun at another entrance. */
const oddKeeps = 0.2
/** Weight of an order that was never walked: less than any observation. */
const usualWeight = 1e-6

/**
 * Returns the order in which a shop's categories are met, learned from the order in which items were ticked.
 *
 * @param shops the categories of the ticked items, in the order of the ticks; the oldest trip first
 * @returns every category that was ticked, once
 */
export function learnedOrder(shops: readonly (readonly CategoryKey[])[]): CategoryKey[] {
  return orderOfTicks(shops, categoryKeys)
}

/**
 * Returns the order of keys in a shop, learned from the order of the ticks: for each pair of keys, later trips count more
 * and a deviating trip less. Within a trip every pair of items has a vote, so one item that was forgotten and fetched at the
 * end changes little. The result is the order that goes against the fewest votes. Keys that were never in one trip are
 * ordered by the keys between them, or otherwise as in `usual`.
 *
 * @param shops in the order of the ticks; the oldest trip first
 * @param usual all keys, in the order without any trip
 * @returns all keys that were ticked, once
 */
export function orderOfTicks<Key extends string>(
  shops: readonly (readonly Key[])[],
  usual: readonly Key[],
): Key[] {
  const ticked = new Set(shops.flat())
  const places = usual.filter((key) => ticked.has(key))
  const placeOf = new Map(places.map((key, at) => [key, at]))
  const walks = shops.map((shop, at) => {
    const walk = shop.flatMap((key) => placeOf.get(key) ?? [])
    return scaled(favoursOf(walk, places.length), weightOf(shops.length - 1 - at))
  })
  const all = sumOf(walks, places.length)
  const agreements = walks.map((walk) => agreementOf(walk, all))
  const odd = agreements.indexOf(Math.min(-Number.EPSILON, ...agreements))
  const trusted = walks.map((walk, at) => (at === odd ? scaled(walk, oddKeeps) : walk))
  const byDefault = places.map((_, at) => places.map((__, other) => Math.sign(other - at) * usualWeight))
  return bestOrder(sumOf([...trusted, byDefault], places.length)).flatMap((at) => places[at] ?? [])
}

/** @param age number of trips after it */
function weightOf(age: number): number {
  return keepsOf ** age * (age < shopsBack ? 1 : olderKeep)
}

/** Votes for one key, by its index, before another, from 1 to -1 in one trip. */
type Favours = readonly (readonly number[])[]

/** Counts the share of their pairs of items in which the one was ticked before the other. */
function favoursOf(walk: readonly number[], size: number): Favours {
  const numbers = Array.from({ length: size }, (_, at) => at)
  const counts = numbers.map((one) => walk.filter((number) => number === one).length)
  const favours = numbers.map(() => numbers.map(() => 0))
  const speak = (first: number, then: number, voice: number) => {
    const row = favours[first]
    if (row) row[then] = (row[then] ?? 0) + voice / ((counts[first] ?? 1) * (counts[then] ?? 1))
  }
  for (const [at, first] of walk.entries())
    for (const then of walk.slice(at + 1)) {
      speak(first, then, 1)
      speak(then, first, -1)
    }
  return favours
}

/** Returns the agreement of a trip with the others; below 0 if it rather contradicts them. */
function agreementOf(walk: Favours, all: Favours): number {
  const ofRows = walk.map((row, at) =>
    row.reduce((sum, favour, other) => sum + favour * ((all[at]?.[other] ?? 0) - favour), 0),
  )
  return ofRows.reduce((sum, one) => sum + one, 0)
}

function scaled(favours: Favours, weight: number): Favours {
  return favours.map((row) => row.map((favour) => favour * weight))
}

function sumOf(many: readonly Favours[], size: number): Favours {
  const numbers = Array.from({ length: size }, (_, at) => at)
  return numbers.map((at) =>
    numbers.map((other) => many.reduce((sum, favours) => sum + (favours[at]?.[other] ?? 0), 0)),
  )
}

/** Returns the order against the fewest votes, as near as moving one key at a time comes to it. */
function bestOrder(favours: Favours): number[] {
  const inFavour = favours.map((row) => row.filter((favour) => favour > 0).length)
  let order = [...favours.keys()].sort((a, b) => (inFavour[b] ?? 0) - (inFavour[a] ?? 0))
  for (let better = improved(order, favours); better; better = improved(order, favours)) order = better
  return order
}

/** Returns the order after the move of one key that gains the most; undefined if no move gains anything. */
function improved(order: readonly number[], favours: Favours): number[] | undefined {
  let best = { gain: usualWeight / 2, from: 0, to: 0 }
  for (const from of order.keys())
    for (const step of [-1, 1]) {
      let gain = 0
      for (let to = from + step; to >= 0 && to < order.length; to += step) {
        gain -= step * favourOf(favours, order[from], order[to])
        if (gain > best.gain) best = { gain, from, to }
      }
    }
  const { from, to } = best
  const others = order.filter((_, at) => at !== from)
  others.splice(to, 0, ...order.slice(from, from + 1))
  return from === to ? undefined : others
}

function favourOf(favours: Favours, first = 0, then = 0): number {
  return favours[first]?.[then] ?? 0
}
