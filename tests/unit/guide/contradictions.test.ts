import { expect, test } from 'vitest'
import { contradictionsOf, type ToldFood } from '../../../scripts/guide/contradictions.ts'
import type { FoodWords } from '../../../src/guide/food-words.ts'
import { type KeepingRow, keepingRow } from '../../../src/guide/table-rows.ts'

const words = {
  storageMethod: 'La loc răcoros și uscat.',
  canFreeze: true,
  freezingTip: 'Se congelează tocată.',
} as FoodWords
const food: ToldFood = { words, description: 'Se alege tare și grea.', keeping: [], allergens: [] }
const fridge: KeepingRow = keepingRow.parse({
  slug: 'ceapa',
  state: 'whole',
  place: 'fridge',
  from: '1',
  to: '2',
  unit: 'days',
  counted_from: 'purchase',
  recommended: 'yes',
  source: 'label',
  note: '',
})

test('a page that holds together has no contradiction', () => {
  expect(contradictionsOf(food)).toEqual([])
})

test.each<[what: string, changed: Partial<ToldFood>, fault: RegExp]>([
  ['an allergen in the words alone', { description: 'Având tărâțe, conține gluten.' }, /"contine gluten"/],
  [
    'a time of keeping in words',
    { description: 'Întreagă, ține la rece trei săptămâni.' },
    /tine la rece trei saptamani/,
  ],
  [
    'a best place that the words refuse',
    { words: { ...words, storageMethod: 'Nu în frigider, ci la aer.' }, keeping: [fridge] },
    /say not there/,
  ],
  [
    'a best place that is not the one of the words',
    {
      words: { ...words, storageMethod: 'În frigider, în pungă.' },
      keeping: [{ ...fridge, place: 'pantry' }],
    },
    /say the fridge/,
  ],
  ['freezing that its tip refuses', { words: { ...words, freezingTip: 'Nu se congelează.' } }, /tip says no/],
  ['a tip for what is not frozen', { words: { ...words, canFreeze: false } }, /tip says how/],
  ['a reader who is one', { description: 'O cumperi tare.' }, /addresses one person: "cumperi"/],
])('%s is told', (_, changed, fault) => {
  const found = contradictionsOf({ ...food, ...changed })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(fault)
})

test('an allergen that the words deny, or that the panel has, is none', () => {
  expect(contradictionsOf({ ...food, description: 'Nu conține gluten.' })).toEqual([])
  expect(contradictionsOf({ ...food, description: 'Conține gluten.', allergens: ['gluten'] })).toEqual([])
})
