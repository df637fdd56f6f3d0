import { fold } from '../lib/fold.ts'
import { once } from '../lib/once.ts'
import { type UnitKind, unitRows } from '../words/units.ts'
import { itemDefaults } from './fields.ts'

const unitBySpelling = once(
  () =>
    new Map(
      unitRows.flatMap(({ unit, spellings }) =>
        [fold(unit), ...spellings.split(' ')].map((spelling) => [spelling, unit] as const),
      ),
    ),
)

const kindByUnit: ReadonlyMap<string, UnitKind> = new Map(unitRows.map(({ unit, kind }) => [unit, kind]))

/** The stored spelling of a unit however it was typed ("Kile", "buc.", "bucati"); undefined for any other word. */
export function storedUnit(word: string): string | undefined {
  return unitBySpelling().get(fold(word).replace(/\.$/, ''))
}

/** What kind a stored unit is of; undefined for a unit kept as typed. */
export function unitKind(unit: string): UnitKind | undefined {
  return kindByUnit.get(unit)
}

/** 'st' means that no unit was given, and reads 'buc'. */
export function unitLabel(unit: string): string {
  return unit === itemDefaults.unit ? 'buc' : unit
}
