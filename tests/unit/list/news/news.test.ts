import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import { type News, newsBetween } from '../../../../src/list/news/news.ts'
import { NewsReader } from '../../../../src/list/news/news-reader.ts'
import { newsSentence } from '../../../../src/list/news/texts.ts'
import { makeWhoDid } from '../../../../src/list/who-did.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'lapte', author: 'Ana' })
const eggs = itemOf({ name: 'ouă' })
const itemsOf = (...items: Item[]) => new Map(items.map((item) => [item.id, item]))
const nobody = new Set<string>()
const unknown = () => undefined

describe('a change of others', () => {
  test.each<[string, Partial<Item>, Partial<Item>, string[]]>([
    ['nothing when only the revision moved', {}, { rev: 9 }, []],
    ['ticked', {}, { completed: true }, ['completed']],
    ['unticked', { completed: true }, {}, ['uncompleted']],
    ['deleted', {}, { deleted: true }, ['removed']],
    ['put back', { deleted: true }, {}, ['added']],
    ['not found', {}, { notFound: true }, ['notFound']],
    ['changed', {}, { quantity: '3' }, ['changed']],
    ['described', {}, { note: 'cel cu capac verde' }, ['changed']],
    ['to be bought elsewhere', {}, { store: 'Lidl' }, ['changed']],
    ['nothing when a price was filled in', {}, { price: '749' }, []],
    ['taken by somebody', {}, { taker: 'Mihai' }, ['taken']],
    ['taken in place of another', { taker: 'Ana' }, { taker: 'Mihai' }, ['taken']],
    ['left to others again', { taker: 'Mihai' }, {}, ['givenBack']],
    ['bought by its taker', { taker: 'Mihai' }, { taker: 'Mihai', completed: true }, ['completed']],
  ])('%s', (_, before, after, kinds) => {
    const [was, is] = [itemsOf({ ...milk, ...before }), itemsOf({ ...milk, ...after })]
    expect(newsBetween(was, is, nobody, unknown).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('added, but not if this device waits for its own addition', () => {
    expect(newsBetween(itemsOf(), itemsOf(milk), nobody, unknown)).toEqual([
      { kind: 'added', item: milk, by: 'Ana' },
    ])
    expect(newsBetween(itemsOf(), itemsOf(milk), new Set([milk.id]), unknown)).toEqual([])
  })

  test('has the author who came with it; only an addition has an author otherwise', () => {
    const ticked = { ...milk, completed: true }
    const by = (before: Map<string, Item>, after: Item, whoDid: () => string | undefined) =>
      newsBetween(before, itemsOf(after), nobody, whoDid).map((news) => news.by)
    expect(by(itemsOf(milk), ticked, () => 'Mihai')).toEqual(['Mihai'])
    expect(by(itemsOf(milk), ticked, unknown)).toEqual([''])
    expect(by(itemsOf({ ...milk, deleted: true }), milk, () => 'Mihai')).toEqual(['Mihai'])
    expect(by(itemsOf({ ...milk, deleted: true }), milk, () => '')).toEqual([''])
  })
})

test('an author is known for the reported revision only', () => {
  const whoDid = makeWhoDid()
  whoDid.hear({ from: 1, rev: 2, items: [{ ...milk, rev: 2 }], changedBy: 'Mihai' })
  whoDid.hear({ from: 2, rev: 3, items: [{ ...eggs, rev: 3 }] })
  whoDid.hear({ from: 3, rev: 40 })
  expect(whoDid.of({ ...milk, rev: 2 })).toBe('Mihai')
  expect(whoDid.of({ ...milk, rev: 4 })).toBeUndefined()
  expect(whoDid.of({ ...eggs, rev: 3 })).toBe('')
  expect(whoDid.of(itemOf({ name: 'sare' }))).toBeUndefined()
})

const news = (kind: News['kind'], item: Item, by = ''): News => ({ kind, item, by })

test.each([
  [[news('added', milk, 'Ana')], 'Ana a adăugat „lapte”.'],
  [[news('completed', milk, 'Mihai')], 'Mihai a luat „lapte”.'],
  [[news('uncompleted', milk, 'Mihai')], 'Mihai a pus înapoi „lapte”.'],
  [[news('completed', milk)], 'Cineva a luat „lapte”.'],
  [[news('taken', milk, 'Mihai'), news('taken', eggs, 'Mihai')], 'Mihai ia 2 produse.'],
  [[news('givenBack', milk, 'Mihai')], 'Mihai nu mai ia „lapte”.'],
  [
    [news('added', milk), news('added', eggs), news('removed', milk)],
    'Cineva a adăugat 2 produse, a șters „lapte”.',
  ],
  [
    [news('added', milk, 'Ana'), news('completed', eggs), news('completed', milk, 'Ana')],
    'Ana a adăugat „lapte”, a luat „lapte”. Cineva a luat „ouă”.',
  ],
  [[], ''],
])('%#: said as %s', (all, sentence) => {
  expect(newsSentence(all)).toBe(sentence)
})

describe('reading out', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const readOut = () => {
    const $sentence = atom('')
    const reader = new NewsReader($sentence)
    const said: string[] = []
    $sentence.listen((sentence) => void said.push(sentence))
    return { reader, said }
  }

  test('takes at least 2 s from one sentence to the next, and leaves nothing out', () => {
    const { reader, said } = readOut()
    for (const name of ['lapte', 'ouă', 'pâine']) reader.tell([news('added', itemOf({ name }))])
    expect(said).toEqual(['Cineva a adăugat „lapte”.'])
    vi.advanceTimersByTime(1_999)
    expect(said).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(said.slice(1)).toEqual(['Cineva a adăugat 2 produse.'])
  })

  test('ends 4 s after the last sentence', () => {
    const { reader, said } = readOut()
    reader.tell([news('completed', milk, 'Mihai')])
    vi.advanceTimersByTime(3_000)
    reader.tell([news('completed', eggs, 'Mihai')])
    vi.advanceTimersByTime(3_999)
    expect(said).toEqual(['Mihai a luat „lapte”.', 'Mihai a luat „ouă”.'])
    vi.advanceTimersByTime(1)
    expect(said.slice(2)).toEqual([''])
    vi.advanceTimersByTime(10_000)
    expect(said).toHaveLength(3)
  })
})
