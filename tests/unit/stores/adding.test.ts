import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Wish } from '../../../src/domain/change.ts'
import type { Item } from '../../../src/domain/item.ts'
import { foldChanges } from '../../../src/domain/snapshot.ts'
import { vocabularyTables } from '../../../src/domain/vocabulary-tables.ts'
import { type AddingVerbs, makeAddingVerbs } from '../../../src/stores/adding.ts'
import { learnVocabulary } from '../../../src/stores/vocabulary.ts'
import { listed } from '../suggest/items.ts'

/** A list that does at once what is wished. */
let items: ReadonlyMap<string, Item>
let done: string[]
let verbs: AddingVerbs

function enact(wishes: readonly Wish[], called: string) {
  done.push(called)
  items = foldChanges(
    items,
    wishes.map((wish, index) => ({ ...wish, id: `change-${done.length}-${index}`, listId: 'list' })),
  )
}

function holds(...all: Item[]) {
  items = new Map(all.map((item) => [item.id, item]))
}

const shown = () =>
  [...items.values()].map(
    ({ name, quantity, unit, completed }) => `${name} ${quantity} ${unit}${completed ? ' ✓' : ''}`,
  )
const asked = () =>
  verbs.$asked.get().map(({ present, sum }) => `${present.name} ${sum.quantity} ${sum.unit}`)

beforeAll(() => learnVocabulary(vocabularyTables))
beforeEach(() => {
  done = []
  holds()
  verbs = makeAddingVerbs({ items: () => items, author: () => ({ author: '', authorColor: '' }), enact })
})

test('what is new is added, in one step that can be taken back', () => {
  verbs.addText('lapte 2 l, pâine')
  expect(shown()).toEqual(['lapte 2 l', 'pâine 1 st'])
  expect(done).toEqual(['Ați adăugat 2 produse'])
})

test('what is added at once may be called otherwise, and tells whether the list is another one', () => {
  const bread = { name: 'pâine', quantity: '1', unit: 'st' }
  expect(verbs.addItems([bread], 'sum', 'Am auzit: „o pâine”')).toBe(true)
  expect(done).toEqual(['Am auzit: „o pâine”'])
  expect(verbs.addItems([], 'sum')).toBe(false)
})

describe('what is still to buy', () => {
  beforeEach(() => holds(listed('rosie', { quantity: '500', unit: 'g' })))

  test('waits for an answer, and the rest of the text does not', () => {
    verbs.addText('roșii 1 kg, unt')
    expect(asked()).toEqual(['rosie 1.5 kg'])
    expect(shown()).toEqual(['rosie 500 g', 'unt 1 st'])
  })

  test.each([
    ['sum', ['rosie 1.5 kg'], ['Ați adunat „rosie”']],
    ['row', ['rosie 500 g', 'roșii 1 kg'], ['Ați adăugat „roșii”']],
    ['leave', ['rosie 500 g'], []],
  ] as const)('is answered with "%s": %j', (answer, rows, called) => {
    verbs.addText('roșii 1 kg')
    verbs.answer(verbs.$asked.get(), answer)
    expect(shown()).toEqual(rows)
    expect(done).toEqual(called)
    expect(asked()).toEqual([])
  })

  test('is added up at once where the person has seen it', () => {
    verbs.addItems([{ name: 'roșii', quantity: '1', unit: 'kg' }], 'sum')
    expect(shown()).toEqual(['rosie 1.5 kg'])
  })

  test('is one question, however often it is added', () => {
    verbs.addText('roșii 1 kg')
    verbs.addText('roșii 1 kg')
    expect(asked()).toEqual(['rosie 2.5 kg'])
  })

  test('is added with what the list says when the answer comes', () => {
    verbs.addText('roșii 1 kg')
    holds(listed('rosie', { quantity: '2', unit: 'kg' }))
    verbs.answer(verbs.$asked.get(), 'sum')
    expect(shown()).toEqual(['rosie 3 kg'])
  })

  test('comes back when it was bought before the answer', () => {
    verbs.addText('roșii 1 kg')
    holds(listed('rosie', { quantity: '500', unit: 'g', completed: true }))
    verbs.answer(verbs.$asked.get(), 'sum')
    expect(shown()).toEqual(['rosie 1 kg'])
  })
})

test('what was bought comes back as it was, with the amount that is given now', () => {
  holds(listed('lapte', { quantity: '2', unit: 'l', completed: true }), listed('unt', { completed: true }))
  verbs.addText('lapte, unt 200 g')
  expect(shown()).toEqual(['lapte 2 l', 'unt 200 g'])
  expect(done).toEqual(['Ați readus pe listă 2 produse'])
})

test('what adds nothing to what is there changes nothing', () => {
  holds(listed('lapte', { quantity: '2', unit: 'l' }))
  verbs.addItems([{ name: 'lapte', quantity: '1', unit: 'st' }], 'sum')
  expect([shown(), done]).toEqual([['lapte 2 l'], []])
})
