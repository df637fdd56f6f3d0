const format = new Intl.DateTimeFormat('ro', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words: "23 noiembrie 2026". @param day "2026-11-23" */
export function shownDay(day: string): string {
  return format.format(new Date(day))
}
