import { expect, test } from 'vitest'
import { type Contradiction, contradictionsOf } from '../../../src/guide/checks/contradictions.ts'
import type { FoodWords } from '../../../src/guide/food-words.ts'
import { type KeepingRow, keepingRow } from '../../../src/guide/tables/table-rows.ts'

type ToldFood = Parameters<typeof contradictionsOf>[0]

const words = {
  storageMethod: 'La loc răcoros și uscat.',
  canFreeze: true,
  freezingTip: 'Se congelează tocată.',
} as FoodWords
const none = { contains: [], byRecipe: [], traces: [] } as const
const food: ToldFood = {
  words,
  description: 'Se alege tare și grea.',
  keeping: [],
  allergens: none,
  safety: [],
}
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
    { kind: 'allergen-not-in-panel', field: 'allergens', found: 'avand tarate, contine gluten.' },
  ],
  [
    'an allergen of recipes that the panel has as a trace',
    {
      words: { ...words, choosing: 'Unele rețete au țelină, scrisă îngroșat.' },
      allergens: { ...none, traces: ['telina'] },
    },
    { kind: 'allergen-only-traces', found: 'unele retete au telina, scrisa ingrosat.' },
  ],
  [
    'an allergen that the words deny and the panel has',
    { description: 'Este bun în post și nu conține lapte.', allergens: { ...none, contains: ['lapte'] } },
    { kind: 'allergen-denied', found: 'nu contine lapte' },
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
    'freezing that is forbidden without a source',
    { words: { ...words, canFreeze: false, freezingTip: 'Nu se congelează, fiindcă se înmoaie.' } },
    { kind: 'freezing-forbidden', field: 'freezingTip' },
  ],
  [
    'freezing of one form that is forbidden without a source',
    { words: { ...words, freezingTip: 'Se congelează tocată. Crudă nu se congelează.' } },
    { kind: 'freezing-forbidden', field: 'freezingTip' },
  ],
  [
    'a freezing tip that repeats the refusal before it',
    { words: { ...words, canFreeze: false, freezingTip: 'Nu merită congelat: iese apos.' } },
    { kind: 'tip-repeats-refusal', field: 'freezingTip' },
  ],
  [
    'a subject of safety without a sentence that has a source',
    { description: 'Frunzele ei sunt otrăvitoare.', safety: ['Codițele se mănâncă fierte.'] },
    { kind: 'safety-without-source', field: 'description' },
  ],
  [
    'a reader addressed in the singular',
    { description: 'O cumperi tare.' },
    { kind: 'informal', field: 'description', found: 'cumperi' },
  ],
])('%s is reported', (_, changed, fault) => {
  expect(contradictionsOf({ ...food, ...changed })).toMatchObject([fault])
})

test.each<[what: string, description: string, allergens: Partial<ToldFood['allergens']>]>([
  ['that the words deny', 'Nu conține gluten.', {}],
  ['that the panel has', 'Conține gluten.', { contains: ['gluten'] }],
  ['of recipes', 'Alergenii sunt scriși apăsat: soia ori lapte.', { byRecipe: ['soia', 'lapte'] }],
  ['of traces', 'Poate conține urme de gluten.', { traces: ['gluten'] }],
  ['in a question', 'Conține gluten?', {}],
  ['inside another word', 'Conține peste 70 % grăsime și laptele-câinelui.', {}],
])('an allergen %s is none', (_, description, allergens) => {
  expect(contradictionsOf({ ...food, description, allergens: { ...none, ...allergens } })).toEqual([])
})

test('the allergens of substitutes are not those of the food', () => {
  const substitutes = [{ name: 'unt', ratio: '1:1', reason: 'Conține lapte.' }]
  expect(contradictionsOf({ ...food, words: { ...words, substitutes } })).toEqual([])
})

test.each([
  'Copiii mici le mănâncă desfăcute.',
  'Un copil mic le primește fără sare.',
  'Nu li se dau până pe la patru-cinci ani.',
  'Bobița alunecoasă se poate opri în gât.',
  'Oasele fierte nu se dau câinelui.',
  'Prea rumeniți, au mai multă acrilamidă.',
])('a statement about danger without a source is reported: %s', (description) => {
  const safety = ['Se spală bine.']
  const [fault] = contradictionsOf({ ...food, description, safety })
  expect(fault).toMatchObject({ kind: 'safety-without-source', field: 'description' })
})

test('an age needs a source that has the same age', () => {
  const said = { ...food, description: 'Copiilor sub cinci ani li se taie în patru.' }
  expect(contradictionsOf({ ...said, safety: ['Copiilor mici li se taie în patru.'] })).toHaveLength(1)
  expect(contradictionsOf({ ...said, safety: ['Copiilor sub cinci ani li se taie în patru.'] })).toEqual([])
})

test('a subject of safety has a source, or is a question', () => {
  const safety = ['Frunzele de rubarbă sunt otrăvitoare.']
  expect(contradictionsOf({ ...food, description: 'Frunzele sunt toxice.', safety })).toEqual([])
  expect(contradictionsOf({ ...food, description: 'Sunt toxice frunzele?' })).toEqual([])
})
