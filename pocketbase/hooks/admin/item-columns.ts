import type { ChangeProblem } from '../../../src/domain/item/change-problem.ts'
import { type ItemField, itemFields } from '../../../src/domain/item/fields.ts'
import type { StoredRecord } from './admin-types.d.ts'
import type { Faults } from './refuse.ts'

type Value = string | boolean

/** The fields whose values pass a test, which gets the new value and the old one. */
export function fieldsFrom(
  record: StoredRecord,
  isMeant: (wanted: Value, before: Value) => boolean,
): Record<string, Value> {
  const before = record.original()
  return Object.fromEntries(
    itemFields
      .map((field) => [field.key, read(record, field), read(before, field)] as const)
      .filter(([, wanted, was]) => isMeant(wanted, was))
      .map(([field, wanted]) => [field, wanted]),
  )
}

function read(record: StoredRecord, { column, kind }: ItemField): Value {
  return kind === 'flag' ? record.getBool(column) : record.getString(column)
}

/** The messages of a list's own screen, each shown at the column concerned. */
const faults: Readonly<Record<ChangeProblem, Faults>> = {
  malformed: { category: 'Categoria sau culoarea nu este una dintre cele cunoscute.' },
  'other-list': { list: 'Un produs nu poate fi mutat pe altă listă.' },
  'unknown-item': { id: 'Produsul nu există sau codul lui este folosit de altă listă.' },
  'name-length': { name: 'Numele trebuie să aibă între 1 și 100 de caractere.' },
  'name-forbidden': { name: 'Numele conține cod, care nu este permis.' },
  'name-characters': { name: 'Numele conține caractere care nu sunt permise.' },
  quantity: {
    quantity: 'Cantitatea este un număr cu punct („1”, „0.5”) un interval („2-3”) sau un pachet („6x2”).',
  },
  unit: { unit: 'Unitatea are cel mult 20 de litere; „st” înseamnă fără unitate.' },
  note: { note: 'Nota are cel mult 200 de caractere din cele permise într-un nume.' },
  store: { store: 'Magazinul are cel mult 30 de caractere.' },
  price: { price: 'Prețul este în bani, ca număr întreg („749” pentru 7,49 lei).' },
  author: { author: 'Porecla are cel mult 30 de caractere.' },
  'list-name': { name: 'Numele listei trebuie să aibă cel mult 100 de caractere.' },
  option: { list: 'Lista nu poate ține minte asta.' },
  'list-full': { list: 'Lista are deja 1.000 de produse.' },
}

export function faultsOfProblem(problem: ChangeProblem): Faults {
  return faults[problem]
}
