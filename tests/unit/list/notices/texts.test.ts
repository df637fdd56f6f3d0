import { expect, it } from 'vitest'
import type { Owed } from '../../../../src/domain/notices/owed.ts'
import { notificationText } from '../../../../src/list/notices/texts.ts'

const nothing: Owed = { added: 0, removed: 0, isDone: false, addedNames: [], removedNames: [] }

it.each<[Partial<Owed>, string]>([
  [{ added: 1 }, 'S-a adăugat un produs.'],
  [{ added: 3 }, 'S-au adăugat 3 produse.'],
  [{ added: 20 }, 'S-au adăugat 20 de produse.'],
  [{ added: 1, addedNames: ['lapte'] }, 'S-a adăugat: lapte.'],
  [{ added: 2, addedNames: ['lapte', 'ouă'] }, 'S-au adăugat: lapte, ouă.'],
  [{ added: 5, addedNames: ['lapte', 'ouă', 'unt'] }, 'S-au adăugat: lapte, ouă, unt și încă 2.'],
  [{ removed: 1 }, 'S-a șters un produs pe care îl luați dumneavoastră.'],
  [{ removed: 2 }, 'S-au șters 2 produse pe care le luați dumneavoastră.'],
  [{ removed: 1, removedNames: ['pâine'] }, 'S-a șters: pâine.'],
  [{ isDone: true }, 'Totul e bifat.'],
  [
    { added: 1, removed: 1, isDone: true },
    'S-a adăugat un produs. S-a șters un produs pe care îl luați dumneavoastră. Totul e bifat.',
  ],
  [{}, 'S-a schimbat ceva pe listă.'],
])('%j is “%s”', (owed, text) => {
  expect(notificationText({ ...nothing, ...owed })).toBe(text)
})
