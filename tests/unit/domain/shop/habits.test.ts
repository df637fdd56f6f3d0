import { expect, test } from 'vitest'
import type { Bought } from '../../../../src/domain/shop/trips.ts'
import { habitsOf } from '../../../../src/domain/with-all-words.ts'
import { boughtAt, dayOf, daysAgo } from './bought.ts'

const today = '2026-11-22'
const habits = (...history: Bought[][]) => habitsOf(today, dayOf, history.flat())

test('a habit has the amount and the name of the last time', () => {
  expect(
    habits(
      boughtAt(daysAgo(5), 'Lapte|3|l'),
      boughtAt(daysAgo(9), 'lapte|2|l'),
      boughtAt(daysAgo(13), 'lapte'),
    ),
  ).toEqual([
    { name: 'Lapte', quantity: '3', unit: 'l', category: '', everyDays: 4, sinceDays: 5, isDue: true },
  ])
})

test('due things come first, a thing bought once is no habit', () => {
  const told = habits(
    boughtAt(daysAgo(3), 'ulei', 'tort'),
    boughtAt(daysAgo(7), 'pâine'),
    boughtAt(daysAgo(14), 'pâine'),
    boughtAt(daysAgo(33), 'ulei'),
  )
  expect(told.map(({ name, isDue }) => [name, isDue])).toEqual([
    ['pâine', true],
    ['ulei', false],
  ])
})

test('a shop belongs to the day it ended on, with ticks from before midnight', () => {
  const told = habits(
    boughtAt(daysAgo(7, 1), 'ouă'),
    boughtAt(daysAgo(8, 23), 'lapte'),
    boughtAt(daysAgo(14), 'lapte'),
  )
  expect(told.map(({ name, everyDays, sinceDays }) => [name, everyDays, sinceDays])).toEqual([
    ['lapte', 7, 7],
  ])
})
