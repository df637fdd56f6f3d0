const format = new Intl.DateTimeFormat('ro', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words: "23 noiembrie 2026". @param day "2026-11-23" */
export function shownDay(day: string): string {
  return format.format(new Date(day))
}

const dayOfWeek = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const withinYear = new Intl.DateTimeFormat('ro', dayOfWeek)
const withYear = new Intl.DateTimeFormat('ro', { ...dayOfWeek, year: 'numeric' })

/**
 * A day with its name, and with its year if that is another one: 'vineri, 20 noiembrie'.
 *
 * @param day "2026-11-20"
 * @param today in the same form
 */
export function shownWeekday(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return (isThisYear ? withinYear : withYear).format(new Date(day))
}
