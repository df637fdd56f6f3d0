import { months } from './months.ts'

/**
 * Months as a text: "iul–sep", "oct–mar", "mai și sep". A span may cross the end of the year.
 *
 * @param of months from 1 to 12
 */
export function shownMonths(of: readonly number[]): string {
  if (of.length === 12) return 'tot anul'
  const spans = spansOf(of).map(([first, last]) =>
    first === last ? short(first) : `${short(first)}–${short(last)}`,
  )
  return new Intl.ListFormat('ro').format(spans)
}

const short = (month: number) => months[month - 1]?.short ?? ''
const nextMonth = (month: number) => (month % 12) + 1

function spansOf(of: readonly number[]): [first: number, last: number][] {
  const set = new Set(of)
  const firsts = [...set].filter((month) => !set.has(((month + 10) % 12) + 1)).sort((a, b) => a - b)
  return firsts.map((first) => {
    let last = first
    while (set.has(nextMonth(last))) last = nextMonth(last)
    return [first, last]
  })
}
