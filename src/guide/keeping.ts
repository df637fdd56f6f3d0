import { counter } from '../i18n/count.ts'
import type { KeepingRow, keepingPlaces } from './table-rows.ts'

export type KeepingPlace = (typeof keepingPlaces)[number]

/** How long a food keeps in a place, in words. */
export interface Keeping {
  place: KeepingPlace
  state: KeepingRow['state']
  /** "5–7 zile" */
  time: string
  /** From what it is counted: "După deschidere" */
  since: string
  /** Where the food is best kept as it is bought; at most one of a food's. */
  isRecommended: boolean
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

const withoutNumber = {
  'use-by': 'până la data de pe ambalaj',
  ripe: 'până la coacere',
  avoid: 'nu se recomandă',
} as const

const sinceWhat: Readonly<Record<KeepingRow['counted_from'], string>> = {
  '': '',
  purchase: 'De la cumpărare',
  opening: 'După deschidere',
  cutting: 'După tăiere',
  cooking: 'După gătire',
  making: 'De casă, de la preparare',
  thawing: 'După dezghețare',
  laying: 'De la ouat',
  freezing: 'De la congelare',
  ripening: 'După coacere',
}

export function keepingOf(rows: readonly KeepingRow[] = []): Keeping[] {
  return rows.map((row) => ({
    place: row.place,
    state: row.state,
    time: timeOf(row),
    since: sinceWhat[row.counted_from],
    isRecommended: row.recommended === 'yes',
    source: row.source,
    note: row.note,
  }))
}

/** "5–7 zile", "1 lună", "până la 28 de zile" */
function timeOf({ from, to = 0, unit }: KeepingRow): string {
  if (unit === 'use-by' || unit === 'ripe' || unit === 'avoid') return withoutNumber[unit]
  const most = counts[unit](to)
  if (from === undefined) return `până la ${most}`
  return from === to ? most : `${from}–${most}`
}

/** The source of rows whose time is the date on the pack: the maker's. */
export const labelSource = 'label'

const hoursOf = { hours: 1, days: 24, weeks: 168, months: 730, years: 8_760 } as const

/** What is wrong with a food's rows, beside one another and beside what its words say of freezing. */
export function keepingFaults(rows: readonly KeepingRow[], canFreeze: boolean): string[] {
  const recommended = rows.filter((row) => row.recommended === 'yes')
  const seen = new Set<string>()
  return [
    ...(recommended.length > 1 ? ['recommends two places'] : []),
    ...recommended
      .filter(({ unit }) => unit === 'avoid')
      .map(({ place }) => `recommends and avoids the ${place}`),
    ...rows.flatMap(({ state, place }) => {
      const key = `${state} in the ${place}`
      const isSecond = seen.has(key)
      seen.add(key)
      return isSecond ? [`says twice how long it keeps ${key}`] : []
    }),
    ...rows.flatMap((row) => faultOfLength(row, rows)),
    ...(!canFreeze && rows.some(({ place, unit }) => place === 'freezer' && unit !== 'avoid')
      ? ['keeps in the freezer, and is said not to be for freezing']
      : []),
  ]
}

/** What is opened, cut or thawed keeps no longer than what is whole, in the same place. */
function faultOfLength(row: KeepingRow, rows: readonly KeepingRow[]): string[] {
  if (row.state !== 'opened' && row.state !== 'cut' && row.state !== 'thawed') return []
  const whole = rows.find(({ state, place }) => state === 'whole' && place === row.place)
  const [long, short] = [hoursIn(row), whole && hoursIn(whole)]
  return long !== undefined && short !== undefined && long > short
    ? [`keeps longer ${row.state} than whole in the ${row.place}`]
    : []
}

function hoursIn({ to, unit }: KeepingRow): number | undefined {
  return to !== undefined && unit in hoursOf ? to * hoursOf[unit as keyof typeof hoursOf] : undefined
}
