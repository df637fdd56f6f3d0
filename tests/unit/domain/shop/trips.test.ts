import { expect, test } from 'vitest'
import { tripsOf } from '../../../../src/domain/shop/trips.ts'
import { boughtAt, daysAgo } from './bought.ts'

const namesOf = (...history: ReturnType<typeof boughtAt>[]) =>
  tripsOf(history.flat()).map((shop) => shop.map(({ name }) => name))

test('things that leave the list within 12 hours are one shop, the latest first, in any input order', () => {
  expect(
    namesOf(boughtAt(daysAgo(7), 'orez'), boughtAt(daysAgo(0, 20), 'lapte'), boughtAt(daysAgo(0, 9), 'ouă')),
  ).toEqual([['lapte', 'ouă'], ['orez']])
})

test('a shop goes on past midnight, and 12 hours later is another one', () => {
  expect(namesOf(boughtAt(daysAgo(1, 23), 'lapte'), boughtAt(daysAgo(0, 1), 'ouă'))).toEqual([
    ['ouă', 'lapte'],
  ])
  expect(namesOf(boughtAt(daysAgo(0, 8), 'lapte'), boughtAt(daysAgo(0, 20), 'ouă'))).toEqual([
    ['ouă'],
    ['lapte'],
  ])
})

test('nothing bought is no shop', () => {
  expect(namesOf()).toEqual([])
})
