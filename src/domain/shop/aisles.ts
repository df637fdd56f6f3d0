import { type CategoryKey, categoryKeys } from '../item/fields.ts'

/** How many shops tell the order: a store is rebuilt now and then. */
const shopsBack = 8
/** How much older ones count beside them: only where these say nothing. */
const olderKeep = 1e-3
/** How much a shop counts beside the one after it: the latest four outweigh all others. */
const keepsOf = 0.85
/** How much the oddest shop counts, where it contradicts the others: somebody began at the other door. */
const oddKeeps = 0.2
/** What an order that nobody has walked counts: less than anything that was seen. */
const usualWeight = 1e-6

/**
 * The order in which a shop's categories are met, learned from the order in which things were ticked.
 *
 * @param shops the categories of the ticked things, as they were ticked; the oldest shop first
 * @returns every category that was ticked, once
 */
export function learnedOrder(shops: readonly (readonly CategoryKey[])[]): CategoryKey[] {
  return orderOfTicks(shops, categoryKeys)
}

/**
 * The order of what is met in a shop, learned from the order of the ticks: for each two, the later shops count more, an odd
 * one less, and within a shop every pair of things has a voice, so one thing that was forgotten and fetched at the end
 * changes little. The order is the one that goes against the fewest voices. What never was in one shop stands as others say
 * between them, or else in its usual order.
 *
 * @param shops as they were ticked; the oldest shop first
 * @param usual all that the order is asked of, in the order that it has without any shop
 * @returns all of it that was ticked, once
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

/** @param age how many shops came after it */
function weightOf(age: number): number {
  return keepsOf ** age * (age < shopsBack ? 1 : olderKeep)
}

/** How much speaks for one, by its number, before another one, from 1 to -1 in one shop. */
type Favours = readonly (readonly number[])[]

/** By the share of their pairs of things of which the one was ticked before the other. */
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

/** How much a shop agrees with the others; below 0, it rather contradicts them. */
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

/** The order against the fewest voices, as near as moving one at a time comes to it. */
function bestOrder(favours: Favours): number[] {
  const inFavour = favours.map((row) => row.filter((favour) => favour > 0).length)
  let order = [...favours.keys()].sort((a, b) => (inFavour[b] ?? 0) - (inFavour[a] ?? 0))
  for (let better = improved(order, favours); better; better = improved(order, favours)) order = better
  return order
}

/** The order with one of them elsewhere, where most is gained; undefined where nothing is. */
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
