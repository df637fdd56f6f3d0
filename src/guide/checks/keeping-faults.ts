import type { KeepingFact } from '../tables/table-rows.ts'

/** Faults of the rows about keeping times. */
export type KeepingFaultKind =
  | 'two-best-places'
  | 'best-place-avoided'
  | 'said-twice'
  | 'longer-than-whole'
  | 'not-for-freezing'

interface KeepingFault {
  kind: KeepingFaultKind
  /** Index of the wrong row, from 0. */
  row: number
}

const hoursOf = { hours: 1, days: 24, weeks: 168, months: 730, years: 8_760 } as const

/** Returns the faults of a food's rows, compared with one another and with its texts about freezing. */
export function keepingFaults(rows: readonly KeepingFact[], canFreeze: boolean): KeepingFault[] {
  const best = rows.flatMap(({ recommended }, row) => (recommended === 'yes' ? [row] : []))
  return [
    ...best.slice(1).map((row) => ({ kind: 'two-best-places', row }) as const),
    ...rows.flatMap((fact, row) => faultsOfRow(fact, rows, canFreeze).map((kind) => ({ kind, row }))),
  ]
}

function faultsOfRow(
  fact: KeepingFact,
  rows: readonly KeepingFact[],
  canFreeze: boolean,
): KeepingFaultKind[] {
  const isFirst = rows.find((one) => one.state === fact.state && one.place === fact.place) === fact
  const isAvoided = fact.unit === 'avoid' || fact.unit === 'texture'
  return [
    ...(isAvoided && fact.recommended === 'yes' ? (['best-place-avoided'] as const) : []),
    ...(isFirst ? [] : (['said-twice'] as const)),
    ...(isLongerThanWhole(fact, rows) ? (['longer-than-whole'] as const) : []),
    ...(!canFreeze && fact.place === 'freezer' && !isAvoided ? (['not-for-freezing'] as const) : []),
  ]
}

/** An opened, cut or thawed food cannot keep longer than a whole one in the same place. */
function isLongerThanWhole(fact: KeepingFact, rows: readonly KeepingFact[]): boolean {
  if (fact.state !== 'opened' && fact.state !== 'cut' && fact.state !== 'thawed') return false
  const whole = rows.find(({ state, place }) => state === 'whole' && place === fact.place)
  const [long, short] = [hoursIn(fact), whole && hoursIn(whole)]
  return long !== undefined && short !== undefined && long > short
}

function hoursIn({ to, unit }: KeepingFact): number | undefined {
  return to !== undefined && unit in hoursOf ? to * hoursOf[unit as keyof typeof hoursOf] : undefined
}
