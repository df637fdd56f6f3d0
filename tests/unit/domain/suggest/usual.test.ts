import { expect, test } from 'vitest'
import { usualThings } from '../../../../src/domain/suggest/usual.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'

const day = 24 * 3_600_000
const thing = (name: string, quantity = '1', unit = 'st') => ({ name, quantity, unit, category: '' as const })
const bought = (name: string, quantity?: string, unit?: string) => ({
  ...thing(name, quantity, unit),
  note: '',
  store: '',
  id: `id of ${name}`,
})
const shop = (weeksAgo: number, ...names: string[]) =>
  names.map((name, minute) => ({ ...thing(name), atMs: 1e12 - weeksAgo * 7 * day + minute * 60_000 }))

const usual = (history: ReturnType<typeof shop>, ...now: string[]) =>
  usualThings(
    allWords(),
    history,
    now.map((name) => bought(name)),
  ).map(({ name, isUsual }) => (isUsual ? name : `(${name})`))

test('the first time everything is thought to be usual', () => {
  expect(usual([], 'lapte', 'pâine')).toEqual(['lapte', 'pâine'])
})

test('usual is a thing bought at least every other time; the rest of now is offered', () => {
  const history = [...shop(1, 'lapte', 'ouă'), ...shop(2, 'lapte', 'ouă'), ...shop(3, 'lapte')]
  expect(usual(history, 'lapte', 'tort')).toEqual(['lapte', 'ouă', '(tort)'])
})

test('a thing bought once, long ago, is not offered', () => {
  expect(usual([...shop(1, 'lapte'), ...shop(2, 'drojdie'), ...shop(3, 'lapte')], 'lapte')).toEqual(['lapte'])
})

test('only the last five times count', () => {
  const history = [1, 2, 3, 4].flatMap((weeks) => shop(weeks, 'lapte'))
  expect(usual([...history, ...[5, 6, 7, 8].flatMap((weeks) => shop(weeks, 'cafea'))], 'lapte')).toEqual([
    'lapte',
  ])
})

test('one thing has one place, however it is written, with the latest amount', () => {
  const history = [{ ...thing('roșie', '1', 'kg'), atMs: 1e12 }]
  expect(usualThings(allWords(), history, [bought('roșii', '2', 'kg')])).toEqual([
    { ...thing('roșii', '2', 'kg'), isUsual: true, after: 'id of roșii' },
  ])
})

test('two rows of one name, just bought, both come back', () => {
  const rows = [
    { ...bought('lapte', '2', 'l'), store: 'Lidl' },
    { ...bought('lapte', '1', 'cutie'), id: 'another id' },
  ]
  const again = usualThings(allWords(), shop(1, 'lapte', 'lapte'), rows)
  expect(again).toEqual([
    { ...thing('lapte', '2', 'l'), store: 'Lidl', isUsual: true, after: 'id of lapte' },
    { ...thing('lapte', '1', 'cutie'), isUsual: true, after: 'another id' },
  ])
})

test('of earlier purchases the latest amount counts, and the current one precedes them', () => {
  const milk = (weeksAgo: number, quantity: string) => ({
    ...thing('lapte', quantity, 'l'),
    atMs: 1e12 - weeksAgo * 7 * day,
  })
  expect(usualThings(allWords(), [milk(2, '1'), milk(1, '2')], [])).toEqual([
    { ...thing('lapte', '2', 'l'), isUsual: true },
  ])
})

test('things that leave the list every few hours, day after day, are not all one shop', () => {
  const history = Array.from({ length: 12 }, (_, index) => ({
    ...thing(index < 2 ? 'lapte' : 'tort'),
    atMs: 1e12 - index * 8 * 3_600_000,
  }))
  expect(usual(history, 'pâine')).toEqual(['tort', '(pâine)'])
})

test('a current thing keeps its note and its store, never its price; an earlier purchase has none of them', () => {
  const milk = { ...bought('lapte'), note: 'cel cu capac verde', store: 'Profi', price: '749' }
  const atLidl = (name: string, weeks: number) => {
    return { ...thing(name), store: 'Lidl', price: '699', atMs: 1e12 - weeks * 7 * day }
  }
  const history = [1, 2].flatMap((weeks) => [atLidl('lapte', weeks), atLidl('ouă', weeks)])
  expect(usualThings(allWords(), history, [milk])).toEqual([
    { ...thing('lapte'), note: 'cel cu capac verde', store: 'Profi', isUsual: true, after: 'id of lapte' },
    { ...thing('ouă'), isUsual: true },
  ])
  const [unnamed] = usualThings(allWords(), history, [bought('lapte')])
  expect(unnamed).toEqual({ ...thing('lapte'), isUsual: true, after: 'id of lapte' })
})
