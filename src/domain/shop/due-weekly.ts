import { type OptionKey, readOption } from '../list/options.ts'
import { readWeekly, type Weekly, weeklyText } from '../list/weekly.ts'

const dayMs = 24 * 60 * 60_000
const week = 7
/** 1 January 1970 was a Thursday. */
const firstWeekday = 3

/** What a list was told of a thing that comes every week. */
export interface ToldWeekly {
  key: OptionKey
  weekly: Weekly
}

/** A thing whose day has come. */
export interface DueWeekly extends ToldWeekly {
  /** Its day, at most six days ago, as '2026-11-27'. */
  day: string
  /** What the list is told then, so that it comes once: the same with the day of next week. */
  next: string
}

/** All that comes onto a list every week, by the day of the week and the name. */
export function weeklyOf(told: ReadonlyMap<string, string>): ToldWeekly[] {
  const all = [...told].flatMap(([key, value]) => {
    const option = key.startsWith('weekly/') ? readOption(key, value) : undefined
    const weekly = option && readWeekly(option.value)
    return weekly ? [{ key: option.key, weekly }] : []
  })
  return all.sort(
    (one, other) =>
      one.weekly.weekday - other.weekly.weekday || one.weekly.name.localeCompare(other.weekly.name, 'ro'),
  )
}

/** What is to come onto a list by a day. Weeks in which nobody opened it are not made up for. @param today as '2026-11-27' */
export function dueWeekly(told: ReadonlyMap<string, string>, today: string): DueWeekly[] {
  return weeklyOf(told).flatMap(({ key, weekly }) => {
    const latest = latestDay(weekly.weekday, today)
    if (latest < weekly.from) return []
    return [{ key, weekly, day: latest, next: weeklyText({ ...weekly, from: daysLater(latest, week) }) }]
  })
}

/** The next day of the week after a day. @param weekday 0 for Monday */
export function nextDay(weekday: number, today: string): string {
  return daysLater(latestDay(weekday, today), week)
}

function latestDay(weekday: number, today: string): string {
  const days = Date.parse(today) / dayMs
  return daysLater(today, -((days + firstWeekday - weekday + week) % week))
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
