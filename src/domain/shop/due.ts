import { lastOf } from '../lib/last-of.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** What was bought on one day. */
export interface Shop {
  /** As '2026-11-22'. */
  date: string
  /** The names of the things. */
  items: readonly string[]
}

/** A thing that is bought again and again. */
export interface DueThing {
  /** As it was last written. */
  name: string
  /** How many days usually pass until it is bought again. */
  everyDays: number
  /** How many days ago it was bought. */
  sinceDays: number
  isDue: boolean
}

/** How many of the latest intervals tell what is usual: habits change. */
const intervalsBack = 6
/** A thing that was left out for so many of its intervals, and at so many shops, is not bought any more. */
const leftOut = 3

/**
 * What a list buys again and again, learned from its history alone: how often, the median of the days between two purchases,
 * and how long ago. Due things come first, the longest overdue for what it is before the others, then what will be due next.
 *
 * @param today as '2026-11-22'; what is later is left out
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

/** A due thing by how many of its intervals have passed, another one by how soon it is due. */
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

/** The number of a day; the days of a date have no hours, so clocks that change do not matter. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00Z`) / 86_400_000
}
