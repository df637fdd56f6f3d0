import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginsAtEdge,
  swipeAxis,
  swipeOutcome,
  swipePromise,
  swipeShiftPx,
} from '../../../../src/list/motion/swipe.ts'

test.each([
  ['far to the right', 100, 0, false, 'complete'],
  ['far to the left', -100, 0, false, 'remove'],
  ['not far enough to the right', 99, 0, false, 'none'],
  ['not far enough to the left', -99, 0, false, 'none'],
  ['far to the right on a bought item', 300, 0, true, 'none'],
  ['far to the left on a bought item', -100, 0, true, 'remove'],
  ['a little askew', 120, 119, false, 'complete'],
  ['more down than to the right', 120, 121, false, 'none'],
  ['more up than to the left', -120, -300, false, 'none'],
  ['nowhere', 0, 0, false, 'none'],
] as const)('the outcome of a swipe %s', (_where, dx, dy, isCompleted, outcome) => {
  expect(swipeOutcome(dx, dy, isCompleted)).toBe(outcome)
})

test.each([
  [9, -9, 'undecided'],
  [10, 3, 'across'],
  [-10, 3, 'across'],
  [3, 10, 'along'],
  [10, 10, 'along'],
] as const)('a finger that went %i to the right and %i down is %s', (dx, dy, axis) => {
  expect(swipeAxis(dx, dy)).toBe(axis)
})

const pixels = fc.integer({ min: -1_000, max: 1_000 })

test('a release never does anything but the row’s promise', () => {
  fc.assert(
    fc.property(pixels, pixels, fc.boolean(), (dx, dy, isCompleted) => {
      expect([swipePromise(dx, isCompleted), 'none']).toContain(swipeOutcome(dx, dy, isCompleted))
    }),
  )
})

test('a longer swipe the same way never changes the result of a release', () => {
  fc.assert(
    fc.property(
      pixels,
      pixels,
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      (dx, dy, isCompleted, times) => {
        const outcome = swipeOutcome(dx, dy, isCompleted)
        if (outcome !== 'none') expect(swipeOutcome(dx * times, dy, isCompleted)).toBe(outcome)
      },
    ),
  )
})

test('a row follows the finger where it promises something, and resists where not', () => {
  expect(swipeShiftPx(80, false)).toBe(80)
  expect(swipeShiftPx(-80, true)).toBe(-80)
  expect(swipeShiftPx(80, true)).toBe(12)
})

test.each([
  [0, true],
  [23, true],
  [24, false],
  [195, false],
  [366, false],
  [367, true],
])('a swipe that begins at %i of 390 px is the browser’s: %s', (x, isAtEdge) => {
  expect(beginsAtEdge(x, 390)).toBe(isAtEdge)
})
