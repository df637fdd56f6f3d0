import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Item } from '../../../src/domain/item.ts'
import { newsSentence } from '../../../src/i18n/news.ts'
import { newsBetween } from '../../../src/stores/news.ts'
import { NewsReader } from '../../../src/stores/news-reader.ts'
import { itemOf } from '../../support/lists.ts'

const milk = itemOf({ name: 'lapte', author: 'Ana' })
const itemsOf = (...items: Item[]) => new Map(items.map((item) => [item.id, item]))
const nobody = new Set<string>()

describe('what others did', () => {
  test.each<[string, Partial<Item>, Partial<Item>, string[]]>([
    ['nothing when only the revision moved', {}, { rev: 9 }, []],
    ['ticked', {}, { completed: true }, ['completed']],
    ['unticked', { completed: true }, {}, ['uncompleted']],
    ['deleted', {}, { deleted: true }, ['removed']],
    ['put back', { deleted: true }, {}, ['added']],
    ['not found', {}, { notFound: true }, ['notFound']],
    ['changed', {}, { quantity: '3' }, ['changed']],
  ])('%s', (_, before, after, kinds) => {
    const news = newsBetween(itemsOf({ ...milk, ...before }), itemsOf({ ...milk, ...after }), nobody)
    expect(news.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('added, and not what this device waits to have acknowledged', () => {
    expect(newsBetween(itemsOf(), itemsOf(milk), nobody)).toEqual([{ kind: 'added', item: milk }])
    expect(newsBetween(itemsOf(), itemsOf(milk), new Set([milk.id]))).toEqual([])
  })
})

test.each([
  [[{ kind: 'added', item: milk }] as const, 'Ana a adăugat „lapte”.'],
  [[{ kind: 'completed', item: milk }] as const, 'Cineva a bifat „lapte”.'],
  [
    [
      { kind: 'added', item: milk },
      { kind: 'added', item: itemOf({ name: 'ouă' }) },
      { kind: 'removed', item: milk },
    ] as const,
    'Cineva a adăugat 2 produse, a șters „lapte”.',
  ],
  [[], ''],
])('%#: said as %s', (news, sentence) => {
  expect(newsSentence(news)).toBe(sentence)
})

describe('reading out', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('takes at least 2 s from one sentence to the next, and leaves nothing out', () => {
    const reader = new NewsReader()
    const said: string[] = []
    reader.$sentence.subscribe((sentence) => sentence && said.push(sentence))
    for (const name of ['lapte', 'ouă', 'pâine']) reader.tell([{ kind: 'added', item: itemOf({ name }) }])
    expect(said).toEqual(['Cineva a adăugat „lapte”.'])
    vi.advanceTimersByTime(1_999)
    expect(said).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(said.slice(1)).toEqual(['Cineva a adăugat 2 produse.'])
    vi.advanceTimersByTime(10_000)
    expect(said).toHaveLength(2)
  })
})
