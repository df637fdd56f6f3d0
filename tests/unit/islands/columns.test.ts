import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginOfSecond } from '../../../src/islands/list/rows/columns.ts'

const shelvesOf = (...rows: number[]) => rows.map((count, at) => ({ key: `shelf ${at}`, rows: count }))

test.each([
  [[], 0],
  [[5], 1],
  [[1, 1], 1],
  [[3, 4, 4, 1, 2], 2],
  [[10, 1, 1], 1],
])('shelves of %j rows: the second column begins with number %i', (rows, begin) => {
  expect(beginOfSecond(shelvesOf(...rows), { second: [], areBeside: true })).toBe(begin)
})

test('a shelf goes on beginning it while the columns are not much uneven', () => {
  expect(beginOfSecond(shelvesOf(3, 1, 4), { second: ['shelf 2'], areBeside: true })).toBe(2)
  expect(beginOfSecond(shelvesOf(3, 3, 20), { second: ['shelf 1', 'shelf 2'], areBeside: true })).toBe(2)
})

test('no shelf changes sides where the columns stand below each other, nor when the first of a column is empty', () => {
  expect(beginOfSecond(shelvesOf(3, 3, 20), { second: ['shelf 1', 'shelf 2'], areBeside: false })).toBe(1)
  expect(beginOfSecond(shelvesOf(3, 3, 20), { second: ['emptied', 'shelf 2'], areBeside: false })).toBe(2)
})

test('both columns have something, wherever there is more than one shelf', () => {
  const sizes = fc.array(fc.nat({ max: 40 }), { minLength: 2 })
  fc.assert(
    fc.property(sizes, fc.nat({ max: 12 }), fc.boolean(), (rows, known, areBeside) => {
      const begin = beginOfSecond(shelvesOf(...rows), { second: [`shelf ${known}`], areBeside })
      expect(begin).toBeGreaterThan(0)
      expect(begin).toBeLessThan(rows.length)
    }),
  )
})
