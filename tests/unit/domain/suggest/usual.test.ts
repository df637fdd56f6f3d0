import { expect, test } from 'vitest'
import { usualThings } from '../../../../src/domain/suggest/usual.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'

const day = 24 * 3_600_000
const thing = (name: string, quantity = '1', unit = 'st', store = '') => {
  return { name, quantity, unit, store, category: '' as const }
}
/** As it is wanted again: what is not said of it is left out. */
const again = (...said: Parameters<typeof thing>) => {
  const { store, ...wanted } = thing(...said)
  return { ...wanted, ...(store && { store }) }
}
const bought = (name: string, quantity?: string, unit?: string) => ({
  ...thing(name, quantity, unit),
  note: '',
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

test('usual is what was bought at least every other time; the rest of now is offered', () => {
  const history = [...shop(1, 'lapte', 'ouă'), ...shop(2, 'lapte', 'ouă'), ...shop(3, 'lapte')]
  expect(usual(history, 'lapte', 'tort')).toEqual(['lapte', 'ouă', '(tort)'])
})

test('what was bought once, long ago, is not offered', () => {
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
    { ...again('roșii', '2', 'kg'), isUsual: true, after: 'id of roșii' },
  ])
})

test('of what was bought some other time the latest amount counts, and nothing now is before it', () => {
  const milk = (weeksAgo: number, quantity: string) => ({
    ...thing('lapte', quantity, 'l'),
    atMs: 1e12 - weeksAgo * 7 * day,
  })
  expect(usualThings(allWords(), [milk(2, '1'), milk(1, '2')], [])).toEqual([
    { ...again('lapte', '2', 'l'), isUsual: true },
  ])
})

test('what leaves the list every few hours, day after day, is not all one shop', () => {
  const history = Array.from({ length: 12 }, (_, index) => ({
    ...thing(index < 2 ? 'lapte' : 'tort'),
    atMs: 1e12 - index * 8 * 3_600_000,
  }))
  expect(usual(history, 'pâine')).toEqual(['tort', '(pâine)'])
})

test('what is in hand keeps its note and its store, also where it was bought elsewhere before; never its price', () => {
  const milk = { ...bought('lapte'), note: 'cel cu capac verde', store: 'Profi', price: '749' }
  const history = [1, 2].map((weeks) => ({
    ...thing('lapte', '1', 'st', 'Lidl'),
    atMs: 1e12 - weeks * 7 * day,
  }))
  expect(usualThings(allWords(), history, [milk])).toEqual([
    { ...again('lapte'), note: 'cel cu capac verde', store: 'Profi', isUsual: true, after: 'id of lapte' },
  ])
  const [unnamed] = usualThings(allWords(), history, [bought('lapte')])
  expect(unnamed).toEqual({ ...again('lapte'), isUsual: true, after: 'id of lapte' })
})

test('what was bought some other time has the store of most of these times', () => {
  const milk = (store: string, weeksAgo: number) => {
    return { ...thing('lapte', '1', 'l', store), atMs: 1e12 - weeksAgo * 7 * day }
  }
  const usually = (...stores: string[]) =>
    usualThings(allWords(), stores.map(milk), []).map(({ store }) => store)
  expect(usually('Profi', 'Lidl', 'Lidl')).toEqual(['Lidl'])
  expect(usually('Profi', 'Lidl')).toEqual([undefined])
})
