import { expect, test } from 'vitest'
import { misplacedCapital } from '../../../src/guide/checks/proper-names.ts'
import { dishRow } from '../../../src/guide/tables/table-rows.ts'

test.each([
  ['Prăjitură Tăvălită', 'Tăvălită'],
  ['Varză De Bruxelles', 'De'],
  ['Ulei (Virgin)', 'Virgin'],
  ['Ceai-Rece', 'Rece'],
])('"%s" has a capital within: %s', (name, word) => {
  expect(misplacedCapital(name)).toBe(word)
})

test.each([
  'Prăjitură tăvălită',
  'Masă de Buna Vestire',
  'Scrumbie de Dunăre',
  'Lapte UHT 1,5%',
  'Îngheţată',
])('"%s" is written as Romanian writes it', (name) => {
  expect(misplacedCapital(name)).toBeUndefined()
})

test('a name with a wrong capital stops the build', () => {
  const row = { dish: 'Prăjitură Tăvălită', food: 'lapte', name: '', quantity: '1', unit: 'l' }
  expect(() => dishRow.parse(row)).toThrow('Tăvălită')
  expect(dishRow.parse({ ...row, dish: 'Prăjitură tăvălită' }).dish).toBe('Prăjitură tăvălită')
})
