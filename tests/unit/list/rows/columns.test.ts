import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginOfSecond } from '../../../../src/list/rows/screen-columns.ts'

const sectionsOf = (...rows: number[]) => rows.map((count, at) => ({ key: `section ${at}`, rows: count }))

test.each([
  [[], 0],
  [[5], 1],
  [[1, 1], 1],
  [[3, 4, 4, 1, 2], 2],
  [[10, 1, 1], 1],
])('sections of %j rows: the second column begins with number %i', (rows, begin) => {
  expect(beginOfSecond(sectionsOf(...rows), { second: [], areBeside: true })).toBe(begin)
})

test('a section goes on beginning it while the columns are not much uneven', () => {
  expect(beginOfSecond(sectionsOf(3, 1, 4), { second: ['section 2'], areBeside: true })).toBe(2)
  expect(beginOfSecond(sectionsOf(3, 3, 20), { second: ['section 1', 'section 2'], areBeside: true })).toBe(2)
})

test('no section changes sides where the columns stand below each other, nor when the first of a column is empty', () => {
  expect(beginOfSecond(sectionsOf(3, 3, 20), { second: ['section 1', 'section 2'], areBeside: false })).toBe(
    1,
  )
  expect(beginOfSecond(sectionsOf(3, 3, 20), { second: ['emptied', 'section 2'], areBeside: false })).toBe(2)
})

test('both columns have something, wherever there is more than one section', () => {
  const sizes = fc.array(fc.nat({ max: 40 }), { minLength: 2 })
  fc.assert(
    fc.property(sizes, fc.nat({ max: 12 }), fc.boolean(), (rows, known, areBeside) => {
      const begin = beginOfSecond(sectionsOf(...rows), { second: [`section ${known}`], areBeside })
      expect(begin).toBeGreaterThan(0)
      expect(begin).toBeLessThan(rows.length)
    }),
  )
})
