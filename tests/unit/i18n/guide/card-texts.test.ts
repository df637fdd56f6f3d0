import { expect, test } from 'vitest'
import { boughtPart, leftText, seenText } from '../../../../src/i18n/guide/card-texts.ts'

test.each([
  [9, 13, '9 rămase din 13'],
  [1, 14, '1 rămas din 14'],
  [1, 1, '1 rămas din 1'],
  [21, 21, '21 rămase din 21'],
  [0, 14, 'gata'],
  [0, 0, 'nimic pe listă'],
  [undefined, undefined, ''],
])('with %s left of %s a card says „%s”', (remaining, total, text) => {
  expect(leftText(remaining, total)).toBe(text)
})

test.each([
  [13, 13, 0],
  [9, 13, 30],
  [1, 200, 99],
  [0, 13, 100],
  [0, 0, 0],
  [undefined, undefined, 0],
])(
  'with %s left of %s the ring shows %d percent; it is whole only when all is bought',
  (remaining, total, part) => {
    expect(boughtPart(remaining, total)).toBe(part)
  },
)

const now = new Date(2026, 10, 22, 14, 30).getTime()

test.each([
  ['a moment ago', new Date(2026, 10, 22, 14, 29, 40), 'acum'],
  ['a clock that goes wrong', new Date(2026, 10, 22, 14, 31), 'acum'],
  ['minutes ago', new Date(2026, 10, 22, 14, 25), 'acum 5 min'],
  ['earlier today', new Date(2026, 10, 22, 9, 5), 'la 9:05'],
  ['yesterday', new Date(2026, 10, 21, 23, 59), 'ieri'],
  ['days ago', new Date(2026, 10, 12, 8), '12 nov.'],
  ['in May, which is short enough', new Date(2026, 4, 1), '1 mai'],
  ['another year', new Date(2025, 8, 3), '3 sept. 2025'],
])('%s is said shortly', (_, at, text) => {
  expect(seenText(at.getTime(), now, undefined)).toBe(text)
})

test('minutes are said as minutes over midnight too', () => {
  const midnight = new Date(2026, 10, 22).getTime()
  expect(seenText(midnight - 60_000, midnight + 240_000, undefined)).toBe('acum 5 min')
})

test('the author comes before the time', () => {
  expect(seenText(now - 5 * 60_000, now, 'Mihai')).toBe('Mihai, acum 5 min')
})

test('unknown facts are left out', () => {
  expect(seenText(0, now, undefined)).toBe('')
})
