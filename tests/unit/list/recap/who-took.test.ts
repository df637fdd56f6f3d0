import { expect, test } from 'vitest'
import { whoTook } from '../../../../src/list/recap/who-took.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const bought = ['lapte', 'pâine', 'ouă'].map((name) => itemOf({ name, completed: true }))

/** @param tickers of milk, bread and eggs: '' for this device's person, undefined if unknown */
const took = (...tickers: (string | undefined)[]) =>
  whoTook(bought, (id) => tickers[bought.findIndex((item) => item.id === id)], 'Ana').map(({ who, items }) =>
    [who, ...items.map(({ name }) => name)].join(' '),
  )

test('each person has the items that they ticked, this device’s person first', () => {
  expect(took('Mihai', '', 'Mihai')).toEqual(['Ana pâine', 'Mihai lapte ouă'])
  expect(took('Mihai', 'Ioana', undefined)).toEqual(['Mihai lapte', 'Ioana pâine'])
})

test('a person with two devices is one person', () => {
  expect(took('Mihai', '', 'Ana')).toEqual(['Ana pâine ouă', 'Mihai lapte'])
})

test('one person alone is not named, and nobody is guessed', () => {
  expect(took('Mihai', 'Mihai', undefined)).toEqual([])
  expect(took('', '', '')).toEqual([])
  expect(took('Ana', '', undefined)).toEqual([])
  expect(took(undefined, undefined, undefined)).toEqual([])
})
