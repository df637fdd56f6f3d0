import { describe, expect, test } from 'vitest'
import { faultsOf, shownFault } from '../../../src/guide/checks/text-faults.ts'
import { foodWords } from '../../../src/guide/food-words.ts'

type WrittenFood = Parameters<typeof faultsOf>[0][number]

const head = {
  alternativeNames: ['tomate'],
  shortDescription: 'Dulci-acrișoare și pline de suc, roșiile fac vara singure o salată întreagă.',
  metaTitle: 'Roșii: cum se aleg și cât țin',
  metaDescription: 'Cum alegi roșii coapte la piață, de ce nu stau bine în frigider și cu ce le înlocuiești.',
  storageMethod: 'La temperatura camerei, cu codița în jos.',
  canFreeze: false,
  usageTips: [1, 2, 3].map((number) => `Sarea se pune abia la masă, de ${number} ori mai bine.`),
  substitutes: ['ardei', 'bulion'].map((food) => ({ food, ratio: '1:1', reason: 'Aduc aceeași culoare.' })),
  faq: [1, 2, 3].map((number) => ({
    question: `De ce nu au gust roșiile ${number}?`,
    answer: 'Sub vreo douăsprezece grade se opresc substanțele care dau aroma.',
  })),
  relatedFoods: ['ardei', 'bulion', 'ceapa'],
}
const words = foodWords.parse(head)
const description = Array.from({ length: 130 }, (_, index) => `cuvântul${index}`).join(' ')
const others = ['ardei', 'bulion', 'ceapa']
const known = new Set(['rosii', ...others])

/** Returns a complete guide of four foods, with the given changes of one of them. */
function guideWith(change: Partial<WrittenFood>): WrittenFood[] {
  const rest = others.map((slug) => ({
    slug,
    description,
    words: {
      ...words,
      shortDescription: slug,
      metaTitle: slug,
      metaDescription: slug,
      substitutes: [],
      relatedFoods: ['rosii'],
    },
  }))
  return [{ slug: 'rosii', words, description, ...change }, ...rest]
}

test('a whole guide has no fault', () => {
  expect(faultsOf(guideWith({}), known)).toEqual([])
})

test.each<[string, Partial<WrittenFood>, string]>([
  ['a description too short', { description: 'Prea scurtă.' }, 'rosii: the description has 2 words'],
  ['a description too long', { description: 'cuvânt '.repeat(221) }, 'rosii: the description has 221 words'],
  [
    'a link to nowhere',
    { words: { ...words, relatedFoods: ['ardei', 'bulion', 'nimic'] } },
    'rosii: there is no other food "nimic"',
  ],
  [
    'a link to itself',
    { words: { ...words, relatedFoods: ['ardei', 'bulion', 'rosii'] } },
    'rosii: there is no other food "rosii"',
  ],
  ['a title twice', { words: { ...words, metaTitle: 'ardei' } }, 'ardei: has the metaTitle of rosii'],
  [
    'a description twice',
    { words: { ...words, metaDescription: 'ceapa' } },
    'ceapa: has the metaDescription of rosii',
  ],
])('%s is one', (_name, change, fault) => {
  expect(faultsOf(guideWith(change), known).map(shownFault)).toEqual([fault])
})

test('a food that no table knows is one', () => {
  expect(faultsOf(guideWith({}), new Set(others)).map(shownFault)).toEqual([
    'rosii: the tables do not know it',
  ])
})

describe('a file is refused', () => {
  test.each<[string, object]>([
    ['without a field', { storageMethod: undefined }],
    ['with a field that nobody reads', { colour: 'red' }],
    ['with a title of 61 characters', { metaTitle: 'a'.repeat(61) }],
    ['with a description of 69 characters', { metaDescription: 'a'.repeat(69) }],
    ['with a description of 161 characters', { metaDescription: 'a'.repeat(161) }],
    ['with two tips', { usageTips: head.usageTips.slice(0, 2) }],
    ['with a tip twice', { usageTips: [...head.usageTips, head.usageTips[0]] }],
    ['with one substitute', { substitutes: head.substitutes.slice(0, 1) }],
    ['with two questions', { faq: head.faq.slice(0, 2) }],
    [
      'with a question that asks nothing',
      { faq: head.faq.map((one) => ({ ...one, question: 'De ce nu au gust.' })) },
    ],
    ['with a unit that no list has', { addAs: { quantity: '1', unit: 'vagon' } }],
    ['with a line break in a line', { storageMethod: 'La temperatura camerei,\ncu codița în jos.' }],
  ])('%s', (_name, change) => {
    expect(foodWords.safeParse({ ...head, ...change }).success).toBe(false)
  })
})
