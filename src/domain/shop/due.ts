import { lastOf } from '../lib/last-of.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** The items bought on one day. */
export interface Shop {
  /** As '2026-11-22'. */
  date: string
  /** Names of the items. */
  items: readonly string[]
}

/** An item that is bought regularly. */
export interface DueThing {
  /** The latest spelling of its name. */
  name: string
  /** Usual number of days between two purchases. */
  everyDays: number
  /** Number of days since the last purchase. */
  sinceDays: number
  isDue: boolean
}

/** Number of the latest intervals that count, because habits change. */
const intervalsBack = 6
/** An item is no longer bought if it was left out for this many of its intervals and of the shopping trips. */
const leftOut = 3

/**
 * Returns the items that a list buys regularly, learned from its history alone: the median number of days between two
 * purchases, and the days since the last one. Due items come first, those longest overdue relative to their interval before
 * the others, then the items that are due next.
 *
 * @param today as '2026-11-22'; later purchases are ignored
 * @param shops in any order
 */
export function dueThings(words: NameWords, today: string, shops: readonly Shop[]): DueThing[] {
  const now = dayOf(today)
  const past = shops
    .map(({ date, items }) => ({ day: dayOf(date), items }))
    .filter(({ day }) => day <= now)
    .sort((a, b) => a.day - b.day)
  const shopDays = [...new Set(past.map(({ day }) => day))]
  const bought = new Map<string, { name: string; days: Set<number> }>()
  for (const { day, items } of past)
    for (const name of items) {
      const key = keyOf(words, name)
      bought.set(key, { name, days: (bought.get(key)?.days ?? new Set()).add(day) })
    }
  return [...bought.values()]
    .flatMap(({ name, days }) => thingOf(name, [...days], now, shopDays) ?? [])
    .sort((a, b) => Number(b.isDue) - Number(a.isDue) || urgency(b) - urgency(a))
}

/** @param days on which it was bought, the earliest first */
function thingOf(name: string, days: readonly number[], now: number, shopDays: readonly number[]) {
  const intervals = days.slice(1).map((day, at) => day - (days[at] ?? day))
  const latest = lastOf(days)
  if (intervals.length === 0 || latest === undefined) return undefined
  const everyDays = medianOf(intervals.slice(-intervalsBack))
  const sinceDays = now - latest
  const shopsWithout = shopDays.filter((day) => day > latest).length
  if (sinceDays > everyDays * leftOut && shopsWithout >= leftOut) return undefined
  return { name, everyDays, sinceDays, isDue: sinceDays >= everyDays }
}

/** Order of a due item by the number of its intervals that have passed, of another one by the days until it is due. */
function urgency({ everyDays, sinceDays, isDue }: DueThing): number {
  return isDue ? sinceDays / everyDays : sinceDays - everyDays
}

/** In whole days, at least one. */
function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const [low = 1, high = 1] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return Math.round((low + high) / 2)
}

/** Returns the number of a day; calendar days in UTC, so daylight saving time does not matter. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00Z`) / 86_400_000
}
