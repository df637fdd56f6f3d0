import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserClock } from '../../../src/device/time.ts'
import { TypingNotifier } from '../../../src/sync/open-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Types with these pauses before each key, then rests. @returns the reports, with their times */
function type(pausesMs: readonly number[]): { isTyping: boolean; atMs: number }[] {
  const startedAt = Date.now()
  const told: { isTyping: boolean; atMs: number }[] = []
  const typist = new TypingNotifier(browserClock, (isTyping) =>
    told.push({ isTyping, atMs: Date.now() - startedAt }),
  )
  for (const pauseMs of pausesMs) {
    vi.advanceTimersByTime(pauseMs)
    typist.typed()
  }
  vi.advanceTimersByTime(5_000)
  return told
}

test.each<[string, number[], [boolean, number][]]>([
  [
    'one key: a beginning, and a stop a second later',
    [0],
    [
      [true, 0],
      [false, 1_000],
    ],
  ],
  [
    'quick keys: once',
    [0, 200, 200],
    [
      [true, 0],
      [false, 1_400],
    ],
  ],
  [
    'on and on: once a second',
    [0, 600, 600, 600],
    [
      [true, 0],
      [true, 1_200],
      [false, 2_800],
    ],
  ],
  [
    'after a pause: as at first',
    [0, 1_500],
    [
      [true, 0],
      [false, 1_000],
      [true, 1_500],
      [false, 2_500],
    ],
  ],
])('%s', (_, pausesMs, expected) => {
  expect(type(pausesMs).map(({ isTyping, atMs }) => [isTyping, atMs])).toEqual(expected)
})

test('typing is sent at most once a second, and its end a second after the last key, however fast the keys', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_500 }), { minLength: 1, maxLength: 40 }), (pausesMs) => {
      const told = type(pausesMs)
      const begun = told.filter(({ isTyping }) => isTyping)
      for (const [index, { atMs }] of begun.entries()) {
        expect(atMs - (begun[index - 1]?.atMs ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(1_000)
      }
      const lastKeyMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0)
      expect(told.at(-1)).toEqual({ isTyping: false, atMs: lastKeyMs + 1_000 })
    }),
  )
})

test('nothing is sent about typing from before the page was left', () => {
  const tell = vi.fn()
  const typist = new TypingNotifier(browserClock, tell)
  typist.typed()
  typist.stop()
  vi.advanceTimersByTime(5_000)
  expect(tell.mock.calls).toEqual([[true]])
})
