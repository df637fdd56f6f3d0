import { expect, test } from 'vitest'
import { MovedRows } from '../../../src/islands/list/rows/moved-rows.ts'

test('a row has just moved for 600 ms', () => {
  const moved = new MovedRows()
  moved.note(['a'], 1_000)
  expect([moved.hasJustMoved('a', 1_599), moved.hasJustMoved('a', 1_600)]).toEqual([true, false])
  expect(moved.hasJustMoved('b', 1_000)).toBe(false)
})

test('what moves again begins anew', () => {
  const moved = new MovedRows()
  moved.note(['a'], 1_000)
  moved.note(['a', 'b'], 1_500)
  expect(['a', 'b'].map((id) => moved.hasJustMoved(id, 2_000))).toEqual([true, true])
})
