import { describe, expect, test } from 'vitest'
import { shownWeekday } from '../../../../src/i18n/day.ts'
import { habitTexts, historyTexts } from '../../../../src/list/history/texts.ts'

describe('the frequency of a thing, and the time since it was bought', () => {
  test.each([
    [4, 5, 'la 4 zile, luat acum 5'],
    [7, 7, 'la 7 zile, luat acum 7'],
    [21, 25, 'la 21 de zile, luat acum 25'],
    [30, 2, 'la 30 de zile, luat acum 2'],
    [4, 1, 'la 4 zile, luat ieri'],
    [4, 0, 'la 4 zile, luat azi'],
    [1, 1, 'zilnic, luat ieri'],
    [1, 3, 'zilnic, luat acum 3 zile'],
    [1, 20, 'zilnic, luat acum 20 de zile'],
  ])('every %i days, %i days ago', (every, since, said) => {
    expect(habitTexts.howOften(every, since)).toBe(said)
  })
})

test.each([
  ['2026-11-20', 'vineri, 20 noiembrie'],
  ['2026-01-01', 'joi, 1 ianuarie'],
  ['2025-12-30', 'marți, 30 decembrie 2025'],
])('the day of a shop says its year only where it is another one: %s', (day, said) => {
  expect(shownWeekday(day, '2026-11-22')).toBe(said)
})

test.each([
  [0, 'Pune pe listă'],
  [25, 'Pune pe listă (25)'],
])('the button says how many are chosen: %i', (count, said) => {
  expect(historyTexts.put(count)).toBe(said)
})

test.each([
  [1, 'și încă o dată'],
  [3, 'și încă de 3 ori'],
  [20, 'și încă de 20 de ori'],
])('%i more times', (count, said) => {
  expect(historyTexts.moreTimes(count)).toBe(said)
})
