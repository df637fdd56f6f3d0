import { expect, test } from 'vitest'
import { classify, restMs, retryDelayMs } from '../../../src/sync/send.ts'

test.each([
  [200, 'done'],
  [204, 'done'],
  [0, 'retry'],
  [408, 'retry'],
  [425, 'retry'],
  [429, 'retry'],
  [500, 'retry'],
  [502, 'retry'],
  [503, 'retry'],
  [400, 'refused'],
  [404, 'refused'],
  [413, 'refused'],
])('an answer with status %i is %s', (status, outcome) => {
  expect(classify(status)).toBe(outcome)
})

test('waiting doubles from 400 ms; a healed connection is used within 2 s at first, within 5 s after minutes', () => {
  const longest = (attempt: number) => retryDelayMs(attempt, 1)
  expect([0, 1, 2, 3, 50, 99].map(longest)).toEqual([400, 800, 1_600, 1_600, 1_600, 1_600])
  expect([100, 5_000].map(longest)).toEqual([4_000, 4_000])
})

test('waiting is spread over its second half, so that a crowd does not come back at once', () => {
  expect(retryDelayMs(2, 0)).toBe(800)
  expect(retryDelayMs(2, 0.5)).toBe(1_200)
})

test.each([
  [36_000, 0, 36_000],
  [36_000, 1, 45_000],
  [1_000, 0.5, 1_125],
  [86_400_000, 0, 60_000],
])(
  'a server that asks for %i ms is left alone as long, spread by up to a quarter, and for a minute at most',
  (afterMs, random, ms) => {
    expect(restMs(afterMs, random)).toBe(ms)
  },
)
