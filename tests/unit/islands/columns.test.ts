import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginOfSecond } from '../../../src/islands/list/columns.ts'

const shelvesOf = (...rows: number[]) => rows.map((count, at) => ({ key: `shelf ${at}`, rows: count }))

test.each([
  [[], 0],
  [[5], 1],
  [[1, 1], 1],
  [[3, 4, 4, 1, 2], 2],
  [[10, 1, 1], 1],
])('shelves of %j rows: the second column begins with number %i', (rows, begin) => {
  expect(beginOfSecond(shelvesOf(...rows), undefined)).toBe(begin)
})

test('a shelf goes on beginning it while the columns are not much uneven', () => {
  expect(beginOfSecond(shelvesOf(3, 1, 4), 'shelf 2')).toBe(2)
  expect(beginOfSecond(shelvesOf(3, 3, 20), 'shelf 1')).toBe(2)
})

test('both columns have something, wherever there is more than one shelf', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { minLength: 2 }), fc.nat({ max: 12 }), (rows, before) => {
      const begin = beginOfSecond(shelvesOf(...rows), `shelf ${before}`)
      expect(begin).toBeGreaterThan(0)
      expect(begin).toBeLessThan(rows.length)
    }),
  )
})
