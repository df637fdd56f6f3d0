import { expect, test } from 'vitest'
import { classify, retryDelayMs } from '../../../src/sync/retry.ts'

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

test('waiting doubles from 400 ms and stays below the 4 s that healing allows', () => {
  const longest = (attempt: number) => retryDelayMs(attempt, 1)
  expect([0, 1, 2, 3, 4, 5, 50].map(longest)).toEqual([400, 800, 1_600, 3_200, 4_000, 4_000, 4_000])
})

test('waiting is spread over its second half, so that a crowd does not come back at once', () => {
  expect(retryDelayMs(3, 0)).toBe(1_600)
  expect(retryDelayMs(3, 0.5)).toBe(2_400)
})
