import { counter } from '../i18n/count.ts'
import { keepingSince, timesWithoutNumber } from '../i18n/guide/food-facts.ts'
import { isTime, type KeepingFact, type keepingPlaces } from './tables/table-rows.ts'

export type KeepingPlace = (typeof keepingPlaces)[number]

/** Keeping time of a food in a place, in words. */
export interface Keeping {
  place: KeepingPlace
  state: KeepingFact['state']
  /** "5–7 zile" */
  time: string
  /** The event that the time counts from: "După deschidere" */
  since: string
  /** True if this is the best place for the food as bought; at most one row of a food. */
  isRecommended: boolean
  /** True if it says how long, not only where or until the date on the pack. */
  isAnswer: boolean
  /** The key of a publication, or 'label'. */
  source: string
  note: string
}

const counts = {
  hours: counter('oră', 'ore'),
  days: counter('zi', 'zile'),
  weeks: counter('săptămână', 'săptămâni'),
  months: counter('lună', 'luni'),
  years: counter('an', 'ani'),
} as const

export function keepingOf(rows: readonly KeepingFact[] = []): Keeping[] {
  return rows.map((row) => ({
    place: row.place,
    state: row.state,
    time: timeOf(row),
    since: keepingSince[row.counted_from],
    isRecommended: row.recommended === 'yes',
    isAnswer: isTime(row.unit) || row.unit === 'unlimited',
    source: row.source,
    note: row.note,
  }))
}

/** "5–7 zile", "1 lună", "până la 28 de zile" */
export function timeOf({ from, to = 0, unit }: KeepingFact): string {
  if (!isTime(unit)) return timesWithoutNumber[unit]
  const most = counts[unit](to)
  if (from === undefined) return `până la ${most}`
  return from === to ? most : `${from}–${most}`
}
