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
