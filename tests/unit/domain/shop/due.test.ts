import { expect, test } from 'vitest'
import { dueThings } from '../../../../src/domain/with-all-words.ts'

const today = '2026-11-22'
const dayMs = 86_400_000

const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10)

/** Returns a history, from the numbers of days ago at which each item was bought. */
function shops(bought: Readonly<Record<string, readonly number[]>>) {
  const days = [...new Set(Object.values(bought).flat())]
  return days.map((ago) => ({
    date: daysAgo(ago),
    items: Object.keys(bought).filter((name) => bought[name]?.includes(ago)),
  }))
}

const due = (bought: Parameters<typeof shops>[0]) =>
  dueThings(today, shops(bought)).map(
    ({ name, everyDays, sinceDays, isDue }) => `${name}: ${everyDays}/${sinceDays}${isDue ? ' due' : ''}`,
  )

test.each([
  ['is due when as many days have passed as usual', { lapte: [5, 9, 13] }, ['lapte: 4/5 due']],
  ['on the very day too', { lapte: [7, 14] }, ['lapte: 7/7 due']],
  ['and not before', { lapte: [3, 10, 17] }, ['lapte: 7/3']],
  ['bought once, has no habit', { lapte: [7] }, []],
  ['bought on one day twice, neither', { lapte: [7, 7] }, []],
  ['one pause does not make it seldom', { pâine: [3, 6, 9, 40, 43, 46] }, ['pâine: 3/3 due']],
  ['a habit that changed is the new one', { ouă: [4, 8, 12, 16, 20, 24, 28, 60, 92] }, ['ouă: 4/4 due']],
  ['every thing has its own', { lapte: [4, 8, 12], ulei: [12, 42] }, ['lapte: 4/4 due', 'ulei: 30/12']],
  [
    'the thing that is longest overdue for its interval comes first',
    { sare: [63, 123], lapte: [9, 13, 17], pâine: [4, 6, 8] },
    ['lapte: 4/9 due', 'pâine: 2/4 due', 'sare: 60/63 due'],
  ],
  [
    'things that are not due follow, the next one first',
    { orez: [8, 29], zahăr: [8, 18] },
    ['zahăr: 10/8', 'orez: 21/8'],
  ],
] as const)('%s', (_sentence, bought, told) => {
  expect(due(bought)).toEqual(told)
})

test('however it is written, it is one thing, by its latest name', () => {
  expect(
    dueThings(today, [
      { date: daysAgo(14), items: ['Roșie'] },
      { date: daysAgo(7), items: ['rosii'] },
    ]),
  ).toEqual([{ name: 'rosii', everyDays: 7, sinceDays: 7, isDue: true }])
})

test('a thing that the family has stopped buying is not offered for ever', () => {
  const weekly = { lapte: [7, 14, 21, 28, 35, 42], scutece: [28, 35, 42] }
  expect(due(weekly)).toEqual(['lapte: 7/7 due'])
  // Nothing is forgotten during a time without any shopping.
  expect(due({ lapte: [28, 35, 42], scutece: [28, 35, 42] })).toHaveLength(2)
})

test('the order of the shops does not matter, nor do shops of days to come', () => {
  const history = shops({ lapte: [5, 9, 13], pâine: [5, 13] })
  const told = dueThings(today, history)
  expect(dueThings(today, history.toReversed())).toEqual(told)
  expect(dueThings(today, [...history, { date: '2026-11-23', items: ['lapte'] }])).toEqual(told)
})

test('a day is a day when clocks change', () => {
  const bought = [
    { date: '2026-10-22', items: ['lapte'] },
    { date: '2026-10-26', items: ['lapte'] },
  ]
  expect(dueThings('2026-10-30', bought)).toEqual([
    { name: 'lapte', everyDays: 4, sinceDays: 4, isDue: true },
  ])
})
