import { expect, test } from 'vitest'
import { amountText } from '../../../../src/i18n/amount.ts'
import { draftOf, fieldOfProblem, fieldsOf } from '../../../../src/list/editor/draft.ts'
import { changeProblemTexts } from '../../../../src/list/messages/change-problem-texts.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'Lapte', quantity: '1.5', unit: 'l', price: '1250' })
const bread = itemOf({ name: 'Pâine' })

test('a person sees a comma in the number, and no unit where none was given', () => {
  const said = { category: '', note: '', store: '' }
  expect(draftOf(milk)).toEqual({ name: 'Lapte', quantity: '1,5', unit: 'l', ...said, price: '12,50' })
  expect(draftOf(itemOf({ name: 'apă', quantity: '6x1.5', unit: 'l' })).quantity).toBe('6 × 1,5')
  expect(draftOf(bread)).toEqual({ name: 'Pâine', quantity: '1', unit: '', ...said, price: '' })
})

test.each([
  ['nothing', {}, {}],
  ['the name', { name: 'Lapte bătut' }, { name: 'Lapte bătut' }],
  ['the quantity', { quantity: '2,5' }, { quantity: '2.5' }],
  ['the quantity away', { quantity: ' ' }, { quantity: '1' }],
  ['the unit away', { unit: '' }, { unit: 'st' }],
  ['the category', { category: 'bauturi' }, { category: 'bauturi' }],
  ['a note', { note: 'cel cu capac verde' }, { note: 'cel cu capac verde' }],
  ['the store', { store: 'Lidl' }, { store: 'Lidl' }],
  ['the price', { price: '7,49 lei' }, { price: '749' }],
  ['the price away', { price: '' }, { price: '' }],
  ['a price that is none', { price: 'scump' }, { price: 'scump' }],
  ['a pack', { quantity: '6 × 1,5' }, { quantity: '6x1.5' }],
  ['a range', { quantity: '1,5-2,5' }, { quantity: '1.5-2.5' }],
] as const)('changing %s sends only that', (_what, typed, sent) => {
  const before = draftOf(milk)
  expect(fieldsOf({ ...before, ...typed }, before)).toEqual(sent)
})

test.each([
  ['name-length', 'name'],
  ['quantity', 'quantity'],
  ['unit', 'unit'],
  ['unknown-item', undefined],
] as const)('the problem %s stands beside the field %s', (problem, field) => {
  expect(fieldOfProblem(problem)).toBe(field)
  expect(changeProblemTexts[problem]).not.toBe('')
})

test.each([
  ['1', 'st', undefined],
  ['1', 'buc', '1\u00a0buc'],
  ['6', 'st', '6\u00a0buc'],
  ['1.5', 'kg', '1,5\u00a0kg'],
  ['2-3', 'kg', '2-3\u00a0kg'],
  ['1', 'rolă', '1\u00a0rolă'],
  ['3', 'rolă', '3\u00a0role'],
  ['24', 'rolă', '24\u00a0de\u00a0role'],
  ['2-3', 'sticlă', '2-3\u00a0sticle'],
  ['0.5', 'legătură', '0,5\u00a0legături'],
  ['2', 'mosoare', '2\u00a0mosoare'],
  ['2', 'caserolă mică', '2\u00a0caserolă mică'],
])('the quantity %s with the unit %s reads %s', (quantity, unit, text) => {
  expect(amountText({ quantity, unit })).toBe(text)
})
