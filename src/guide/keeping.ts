import { counter } from '../i18n/count.ts'
import type { StorageRow } from './table-rows.ts'

export const keepingPlaces = ['pantry', 'fridge', 'freezer'] as const
export type KeepingPlace = (typeof keepingPlaces)[number]

/** How long a food keeps in a place, in words: "5–7 zile"; absent where nothing is known. */
export interface Keeping {
  unopened?: string
  opened?: string
}

const counts: Readonly<Record<string, (count: number) => string>> = {
  Days: counter('zi', 'zile'),
  Weeks: counter('săptămână', 'săptămâni'),
  Months: counter('lună', 'luni'),
  Year: counter('an', 'ani'),
  Years: counter('an', 'ani'),
}

const withoutNumber: Readonly<Record<string, string>> = {
  Indefinitely: 'fără limită, cât stă uscat și închis',
  'When Ripe': 'până se coace',
  'Package use-by date': 'până la data de pe ambalaj',
  'Not Recommended': 'nu se recomandă',
}

/** European eggs are not washed, and say so by their date: 28 days from laying (the Union’s marketing standards for eggs). */
const eggs = { fridge: { unopened: 'până la 28 de zile de la ouat' } } as const

/** Its row is of dry yeast. */
const withoutTimes = ['drojdie']

/** FoodKeeper's times, which begin with the purchase where it tells both. Each place only where it knows something. */
export function keepingOf(row: StorageRow | undefined): Partial<Record<KeepingPlace, Keeping>> {
  if (!row || withoutTimes.includes(row.slug)) return {}
  if (row.slug === 'oua') return eggs
  return Object.fromEntries(
    keepingPlaces.flatMap((place) => {
      const unopened = timeIn(row, `dop_${place}`) ?? timeIn(row, place)
      const opened = timeIn(row, `${place}_after_opening`)
      const keeping = { ...(unopened ? { unopened } : {}), ...(opened ? { opened } : {}) }
      return Object.keys(keeping).length > 0 ? [[place, keeping]] : []
    }),
  )
}

function timeIn(row: StorageRow, place: string): string | undefined {
  const unit = row[`${place}_unit`] ?? ''
  const [least, most] = [Number(row[`${place}_min`]), Number(row[`${place}_max`])]
  const count = counts[unit]
  if (!count || !most) return withoutNumber[unit]
  return least === most || !least ? count(most) : `${least}–${count(most)}`
}
