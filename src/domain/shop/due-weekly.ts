import { type OptionKey, readOption } from '../list/options.ts'
import { readWeekly, type Weekly, weeklyText } from '../list/weekly.ts'

const dayMs = 24 * 60 * 60_000
const week = 7
/** 1 January 1970 was a Thursday. */
const firstWeekday = 3

/** A list's option for a weekly item. */
export interface WeeklyOption {
  key: OptionKey
  weekly: Weekly
}

/** A weekly item that is due. */
export interface DueWeekly extends WeeklyOption {
  /** The day on which it became due, at most six days ago, as '2026-11-27'. */
  day: string
  /** The new value of the option, with the day of next week, so that the item is added once. */
  next: string
}

/** Returns all weekly items of a list, by the day of the week and the name. */
export function weeklyOf(options: ReadonlyMap<string, string>): WeeklyOption[] {
  const all = [...options].flatMap(([key, value]) => {
    const option = key.startsWith('weekly/') ? readOption(key, value) : undefined
    const weekly = option && readWeekly(option.value)
    return weekly ? [{ key: option.key, weekly }] : []
  })
  return all.sort(
    (one, other) =>
      one.weekly.weekday - other.weekly.weekday || one.weekly.name.localeCompare(other.weekly.name, 'ro'),
  )
}

/** Returns the weekly items due by a day. Weeks in which nobody opened the list are skipped. @param today as '2026-11-27' */
export function dueWeekly(options: ReadonlyMap<string, string>, today: string): DueWeekly[] {
  return weeklyOf(options).flatMap(({ key, weekly }) => {
    const latest = latestDay(weekly.weekday, today)
    if (latest < weekly.from) return []
    return [{ key, weekly, day: latest, next: weeklyText({ ...weekly, from: daysLater(latest, week) }) }]
  })
}

/** Returns the next such weekday after a day. @param weekday 0 for Monday */
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
