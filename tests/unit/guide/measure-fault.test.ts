import { expect, test } from 'vitest'
import { measureFault } from '../../../src/guide/checks/measure-fault.ts'
import { measureRow } from '../../../src/guide/tables/table-rows.ts'
import { tables } from '../../../src/guide/tables/tables.ts'

test.each([
  ['o porție de 28 g', 28, 'round'],
  ['o porție (28 g)', 28.35, 'weight'],
  ['o porție de 85 g', 85, 'round'],
  ['o porție (113 g), crudă', 113, 'round'],
  ['un pahar de 170 g', 170, 'round'],
  ['o porție de 150 g', 85, 'weight'],
  ['o porție', 150, 'portion'],
  ['2 porții', 300, 'portion'],
  ['o cană (240 ml)', 244, 'cup'],
  ['o cană (240 ml), tocată', 70, 'cup'],
  ['o jumătate de cană (120 ml)', 66, 'cup'],
  ['o jumătate de cană (250 ml)', 66, 'cup'],
])('"%s" of %f g is wrong: %s', (name, grams, fault) => {
  expect(measureFault(name, grams)).toBe(fault)
})

test.each([
  ['o porție de 30 g', 30],
  ['o porție de 80 g, crude', 80],
  ['un pahar de 125 g', 125],
  ['o cană (250 ml)', 258],
  ['o jumătate de cană (125 ml), boabe', 92],
  ['un pahar (200 ml)', 206],
  ['o doză (330 ml)', 331],
  ['o lingură', 8.4],
  ['un cartof (6 cm)', 136],
  ['10 alune', 14],
])('"%s" of %f g is a measure of kitchens', (name, grams) => {
  expect(measureFault(name, grams)).toBeUndefined()
})

test('a table with such a measure stops the build', () => {
  const row = { slug: 'migdale', measure_ro: 'o porție de 28 g', grams: '28', source: 'SR28' }
  expect(measureRow.safeParse(row).success).toBe(false)
  expect(measureRow.safeParse({ ...row, measure_ro: 'o porție de 30 g', grams: '30' }).success).toBe(true)
})

test('a slice or a cup that the table gives in ounces is shown in round grams', () => {
  const row = { slug: 'cascaval', measure_ro: 'o felie', grams: '28', source: '1 slice (1 oz) = 28 g' }
  expect(measureRow.safeParse(row).success).toBe(false)
  expect(measureRow.safeParse({ ...row, grams: '30' }).success).toBe(true)
})

test('no table row is an ounce or an American cup', () => {
  const names = [...tables.measures.values()].flat().map(({ measure_ro }) => measure_ro)
  expect(names.length).toBeGreaterThan(550)
  expect(names.filter((name) => /\b(28|57|85|113|114|170) g\b|240 ml/.test(name))).toEqual([])
})
