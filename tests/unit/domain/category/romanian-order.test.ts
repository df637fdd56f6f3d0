import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byRomanianName } from '../../../../src/domain/lib/romanian-order.ts'

const collated = new Intl.Collator('ro').compare
const letters = [...'aăâbcdeéfghiîjklmnoöpqrsștțuvwxyzAĂÂEÎSȘTȚZ0123456789 ']
const names = fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 })

test('names stand as in a Romanian dictionary', () => {
  const inOrder = [
    '2 lămâi',
    'anșoa',
    'apă',
    'ardei',
    'avocado',
    'ăsta',
    'ânsă',
    'banane',
    'iaurt',
    'izmă',
    'înghețată',
  ]
  const further = ['sare', 'suc', 'șuncă', 'tarte', 'tăiței', 'tuș', 'țelină', 'țuică', 'unt']
  expect([...inOrder, ...further].toSorted().toSorted(byRomanianName)).toEqual([...inOrder, ...further])
})

test('any two names stand as the collation of Romanian has them', () => {
  fc.assert(
    fc.property(names, names, (a, b) => {
      expect([a, b, Math.sign(byRomanianName(a, b))]).toEqual([a, b, Math.sign(collated(a, b))])
    }),
    { numRuns: 5_000 },
  )
})

test('a letter with a cedilla stands where the one with a comma does', () => {
  expect(['şuncă', 'tuş', 'sare', 'ţuică'].toSorted(byRomanianName)).toEqual([
    'sare',
    'şuncă',
    'tuş',
    'ţuică',
  ])
})
