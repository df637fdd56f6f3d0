import { expect, test } from 'vitest'
import { lifetimeTexts } from '../../../../src/list/share/lifetime-texts.ts'

test.each([
  ['in the middle of a day', '2026-12-03T10:00:00Z', '3 decembrie'],
  ['late in the evening of Romania, which is the next day there', '2026-12-02T22:30:00Z', '3 decembrie'],
  ['in summer time', '2027-07-31T21:30:00Z', '1 august'],
])('a day is said as it is in Romania: %s', (_, at, day) => {
  expect(lifetimeTexts.wasDue(Date.parse(at))).toContain(`pe ${day},`)
  expect(lifetimeTexts.endsAt(Date.parse(at), 0)).toBe(`deschideți-o până pe ${day} ca să rămână`)
})

test('once the day has passed, the text urges no hurry', () => {
  expect(lifetimeTexts.endsAt(1_000, 1_000)).toBe('nedeschisă de peste 30 de zile, poate ștearsă')
})
