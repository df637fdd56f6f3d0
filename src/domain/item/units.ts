import { fold } from '../lib/fold.ts'
import { once } from '../lib/once.ts'
import { type UnitKind, unitRows } from '../words/units.ts'

const unitBySpelling = once(
  () =>
    new Map(
      unitRows.flatMap(({ unit, spellings }) =>
        [fold(unit), ...spellings.split(' ')].map((spelling) => [spelling, unit] as const),
      ),
    ),
)

const kindByUnit: ReadonlyMap<string, UnitKind> = new Map(unitRows.map(({ unit, kind }) => [unit, kind]))

/** Returns the stored spelling of a typed unit ("Kile", "buc.", "bucati"); undefined for any other word. */
export function storedUnit(word: string): string | undefined {
  return unitBySpelling().get(fold(word).replace(/\.$/, ''))
}

/** Returns the kind of a stored unit; undefined for a unit stored as typed. */
export function unitKind(unit: string): UnitKind | undefined {
  return kindByUnit.get(unit)
}
