import { expect, test } from 'vitest'
import { type Contradiction, contradictionsOf } from '../../../src/guide/contradictions.ts'
import type { FoodWords } from '../../../src/guide/food-words.ts'
import { type KeepingRow, keepingRow } from '../../../src/guide/table-rows.ts'

type ToldFood = Parameters<typeof contradictionsOf>[0]

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

test.each<[what: string, changed: Partial<ToldFood>, fault: Partial<Contradiction>]>([
  [
    'an allergen in the words alone',
    { description: 'Având tărâțe, conține gluten.' },
    { kind: 'allergen-not-in-panel', field: 'allergens', found: 'contine gluten' },
  ],
  [
    'a time of keeping in words',
    { description: 'Întreagă, ține la rece trei săptămâni.' },
    { kind: 'time-in-words', field: 'description', found: 'tine la rece trei saptamani' },
  ],
  [
    'a best place that the words refuse',
    { words: { ...words, storageMethod: 'Nu în frigider, ci la aer.' }, keeping: [fridge] },
    { kind: 'words-avoid-fridge', field: 'keeping' },
  ],
  [
    'a best place that is not the one of the words',
    {
      words: { ...words, storageMethod: 'În frigider, în pungă.' },
      keeping: [{ ...fridge, place: 'pantry' }],
    },
    { kind: 'words-say-fridge', field: 'keeping' },
  ],
  [
    'freezing that its tip refuses',
    { words: { ...words, freezingTip: 'Nu se congelează.' } },
    { kind: 'tip-refuses-freezing', field: 'freezingTip' },
  ],
  [
    'a freezing tip for a food that is not frozen',
    { words: { ...words, canFreeze: false } },
    { kind: 'tip-tells-freezing', field: 'freezingTip' },
  ],
  [
    'a reader addressed in the singular',
    { description: 'O cumperi tare.' },
    { kind: 'informal', field: 'description', found: 'cumperi' },
  ],
])('%s is reported', (_, changed, fault) => {
  expect(contradictionsOf({ ...food, ...changed })).toMatchObject([fault])
})

test('an allergen that the words deny, or that the panel has, is none', () => {
  expect(contradictionsOf({ ...food, description: 'Nu conține gluten.' })).toEqual([])
  expect(contradictionsOf({ ...food, description: 'Conține gluten.', allergens: ['gluten'] })).toEqual([])
})
