import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWeekly, weeklyText } from '../../../../src/domain/list/weekly.ts'
import { dueWeekly, nextDay, weeklyOf } from '../../../../src/domain/shop/due-weekly.ts'

const [monday, friday] = [0, 4]
const milk = { weekday: friday, from: '2026-11-27', quantity: '2', unit: 'l', name: 'lapte' }
const told = (...all: (typeof milk)[]) =>
  new Map(all.map((weekly) => [`weekly/${weekly.name}`, weeklyText(weekly)]))
const due = (today: string, ...all: (typeof milk)[]) =>
  dueWeekly(told(...all), today).map(({ weekly, day, next }) => {
    return `${weekly.name} ${day}, then ${readWeekly(next)?.from}`
  })

describe('a thing of every Friday', () => {
  test.each([
    ['2026-11-26', []],
    ['2026-11-27', ['lapte 2026-11-27, then 2026-12-04']],
    ['2026-11-28', ['lapte 2026-11-27, then 2026-12-04']],
    ['2026-12-03', ['lapte 2026-11-27, then 2026-12-04']],
    // A week in which the list was not opened is skipped.
    ['2026-12-04', ['lapte 2026-12-04, then 2026-12-11']],
    ['2027-01-02', ['lapte 2027-01-01, then 2027-01-08']],
  ])('is due on %s: %j', (today, expected) => {
    expect(due(today, milk)).toEqual(expected)
  })

  test('is due once in a week', () => {
    const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 10, 20 + at)).toISOString())
    let known = told(milk)
    const came = days.flatMap((today) =>
      dueWeekly(known, today.slice(0, 10)).map(({ key, day, next }) => {
        known = new Map([[key, next]])
        return day
      }),
    )
    expect(came).toEqual([...new Set(came)])
    expect(came).toHaveLength(8)
    expect(came.map((day) => new Date(day).getUTCDay())).toEqual(came.map(() => 5))
  })
})

test.each([
  [monday, '2026-11-26', '2026-11-30'],
  [friday, '2026-11-26', '2026-11-27'],
  [friday, '2026-11-27', '2026-12-04'],
  [3, '2026-11-26', '2026-12-03'],
  [6, '2026-12-31', '2027-01-03'],
])('the next day %i after %s is %s', (weekday, today, next) => {
  expect(nextDay(weekday, today)).toBe(next)
})

test('weekly things are recognised by their option, and by nothing else', () => {
  const bread = { ...milk, weekday: monday, name: 'pâine' }
  const others = new Map([
    ['budget', '100'],
    ['weekly/unt', ''],
    ['weekly/ulei', '9|2026-11-27|1|st|ulei'],
  ])
  expect(weeklyOf(new Map([...told(milk, bread), ...others])).map(({ weekly }) => weekly)).toEqual([
    bread,
    milk,
  ])
})

test('a thing of every week is read as it was written', () => {
  const anyName = fc.constantFrom('lapte', 'Ouă (de țară)', 'iaurt 3,5%', 'x'.repeat(100))
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      fc.nat(6),
      anyDay,
      fc.constantFrom('1', '0.5', '2-3'),
      anyName,
      (weekday, at, quantity, name) => {
        const weekly = { weekday, from: at.toISOString().slice(0, 10), quantity, unit: 'kg', name }
        expect(readWeekly(weeklyText(weekly))).toEqual(weekly)
      },
    ),
  )
})

test.each([
  '',
  '7|2026-11-27|1|st|lapte',
  '4|2026-13-27|1|st|lapte',
  '4|27.11.2026|1|st|lapte',
  '4|2026-11-27|0|st|lapte',
  '4|2026-11-27|1||lapte',
  '4|2026-11-27|1|st|',
  '4|2026-11-27|1|st| lapte',
  '4|2026-11-27|1|st|<script>',
])('"%s" is no thing of every week', (text) => {
  expect(readWeekly(text)).toBeUndefined()
})
