import { expect, test } from 'vitest'
import { nearEnd } from '../../../../src/domain/list/lifetime.ts'

const dayMs = 86_400_000
const touchedAt = Date.UTC(2026, 10, 3)
const end = touchedAt + 30 * dayMs

test.each([
  ['just touched', 0, undefined],
  ['a moment more than 7 days before', 23 * dayMs - 1, undefined],
  ['7 days before', 23 * dayMs, end],
  ['a day before', 29 * dayMs, end],
  ['on the day', 30 * dayMs, end],
  ['after it', 31 * dayMs, end],
])('the end of a list is near: %s', (_, laterMs, told) => {
  expect(nearEnd(touchedAt, touchedAt + laterMs)).toBe(told)
})
