import { expect, test } from 'vitest'
import { takeSuggestion } from '../../../../src/domain/with-all-words.ts'

test.each([
  ['', { name: 'roșii', quantity: '1', unit: 'st' }, ''],
  ['ro', { name: 'roșii', quantity: '1', unit: 'st' }, ''],
  ['2 kg ro', { name: 'roșii', quantity: '2', unit: 'kg' }, ''],
  ['1/2 kg ro', { name: 'roșii', quantity: '0.5', unit: 'kg' }, ''],
  ['3x ro', { name: 'roșii', quantity: '3', unit: 'st' }, ''],
  ['ro 500g', { name: 'roșii', quantity: '500', unit: 'g' }, ''],
  ['lapte, 2 kg ro', { name: 'roșii', quantity: '2', unit: 'kg' }, 'lapte, '],
  ['lapte;ro', { name: 'roșii', quantity: '1', unit: 'st' }, 'lapte; '],
  ['lapte\nro', { name: 'roșii', quantity: '1', unit: 'st' }, 'lapte\n'],
  ['lapte, ', { name: 'roșii', quantity: '1', unit: 'st' }, 'lapte, '],
  ['un pachet de unt și 2 kg ro', { name: 'roșii', quantity: '2', unit: 'kg' }, 'un pachet de unt, '],
  ['ouă, lapte  și 2 ro', { name: 'roșii', quantity: '2', unit: 'st' }, 'ouă, lapte, '],
  ['niște ro', { name: 'roșii', quantity: '1', unit: 'st' }, ''],
  ['la Lidl lapte, ro', { name: 'roșii', quantity: '1', unit: 'st', store: 'Lidl' }, 'la Lidl lapte, '],
  ['Piață:\nro', { name: 'roșii', quantity: '1', unit: 'st', store: 'piața' }, 'Piață:\n'],
  ['lapte de la Lidl, ro', { name: 'roșii', quantity: '1', unit: 'st' }, 'lapte de la Lidl, '],
  ['ro 8 lei/kg', { name: 'roșii', quantity: '1', unit: 'kg', price: '800' }, ''],
  [' , ro', { name: 'roșii', quantity: '1', unit: 'st' }, ''],
])('%j with "roșii" adds %j and leaves %j', (text, item, rest) => {
  expect(takeSuggestion(text, 'roșii')).toEqual({ item, rest })
})

test.each([
  ['2 kg ro de la nea ion', ''],
  ['Nea Ion:\n2 kg ro', 'Nea Ion:\n'],
])("%j is of one of the list's own stores", (text, rest) => {
  const item = { name: 'roșii', quantity: '2', unit: 'kg', store: 'Nea Ion' }
  expect(takeSuggestion(text, 'roșii', ['Nea Ion'])).toEqual({ item, rest })
})

test.each([
  ['unt 82', 'Unt 82%', '1', 'st'],
  ['Unt 82%', 'Unt 82%', '1', 'st'],
  ['lapte 3,5', 'lapte 3,5%', '1', 'st'],
  ['lapte 3', 'lapte 3,5%', '1', 'st'],
  ['zuzu 1,5', 'Lapte Zuzu 1,5%', '1', 'st'],
  ['iaurt 2', 'iaurt 2%', '1', 'st'],
  ['pizza 4 br', 'pizza 4 brânzeturi', '1', 'st'],
  ['7 da', '7 Days', '1', 'st'],
  ['7 days', '7 Days cu cacao', '1', 'st'],
  ['ulei 5', 'ulei 5W30', '1', 'st'],
  ['2 kg unt 82', 'Unt 82%', '2', 'kg'],
  ['2 unt 82', 'Unt 82%', '2', 'st'],
  ['2 pizza 4 b', 'pizza 4 brânzeturi', '2', 'st'],
  ['3 7 da', '7 Days', '3', 'st'],
  ['unt 82 2 pachete', 'Unt 82%', '2', 'pachet'],
  ['unt 2', 'Unt 82%', '2', 'st'],
  ['unt 200 g', 'Unt 82%', '200', 'g'],
  ['lapte 2 l', 'lapte 2%', '2', 'l'],
  ['2 lapte', 'lapte 2%', '2', 'st'],
  ['făină 2', 'făină 000', '2', 'st'],
])('%j with %j is %s %s: a number of the name is no amount', (text, name, quantity, unit) => {
  expect(takeSuggestion(text, name).item).toEqual({ name, quantity, unit })
})
