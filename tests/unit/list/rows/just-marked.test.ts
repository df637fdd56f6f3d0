import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import { justMarked } from '../../../../src/list/rows/just-marked.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const milk = itemOf({ name: 'lapte' })
const bread = itemOf({ name: 'pâine' })
const listOf = (...items: Item[]) => new Map(items.map((item) => [item.id, item]))
const ticked = (item: Item): Item => ({ ...item, completed: true })
const missed = (item: Item): Item => ({ ...item, notFound: true })

/** Records the marked items while a list changes. */
function watch(...first: Item[]) {
  const $items = atom<ReadonlyMap<string, Item>>(listOf(...first))
  const $marked = justMarked($items)
  const leave = $marked.listen(() => undefined)
  return {
    become: (...items: Item[]) => $items.set(listOf(...items)),
    marked: () => [...$marked.get()],
    leave,
  }
}

test.each([
  ['ticked', ticked],
  ['not found', missed],
])('an item marked as %s stays for one and a half seconds', (_what, mark) => {
  const { become, marked } = watch(milk, bread)
  become(mark(milk), bread)
  expect(marked()).toEqual([milk.id])
  vi.advanceTimersByTime(1_499)
  expect(marked()).toEqual([milk.id])
  vi.advanceTimersByTime(1)
  expect(marked()).toEqual([])
})

test('all that was marked stays until nothing more has been for as long', () => {
  const { become, marked } = watch(milk, bread)
  become(ticked(milk), bread)
  vi.advanceTimersByTime(1_400)
  become(ticked(milk), missed(bread))
  vi.advanceTimersByTime(1_400)
  expect(marked()).toEqual([milk.id, bread.id])
  vi.advanceTimersByTime(100)
  expect(marked()).toEqual([])
})

test.each([
  ['was there ticked', [], [ticked(milk)]],
  ['was ticked before', [ticked(milk)], [{ ...ticked(milk), name: 'lapte bătut' }]],
  ['is ticked back', [ticked(milk)], [milk]],
  ['was not found before', [missed(milk)], [ticked(milk)]],
  ['is looked for again', [missed(milk)], [milk]],
  ['was deleted', [{ ...milk, deleted: true }], [ticked(milk)]],
  ['is deleted at once', [milk], [{ ...ticked(milk), deleted: true }]],
])('an item that %s does not stay', (_what, before, after) => {
  const { become, marked } = watch(...before)
  become(...after)
  expect(marked()).toEqual([])
})

test('a crowd that is ticked at once does not stay', () => {
  const crowd = Array.from({ length: 6 }, (_, index) => itemOf({ name: `lucru ${index}` }))
  const { become, marked } = watch(...crowd)
  become(...crowd.map(ticked))
  expect(marked()).toEqual([])
})

test('without a reader, nothing is counted', () => {
  const { become, marked, leave } = watch(milk)
  leave()
  vi.advanceTimersByTime(2_000)
  become(ticked(milk))
  expect(marked()).toEqual([])
})
