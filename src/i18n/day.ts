const format = new Intl.DateTimeFormat('ro', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as it is read: "23 noiembrie 2026". @param day "2026-11-23" */
export function shownDay(day: string): string {
  return format.format(new Date(day))
}
