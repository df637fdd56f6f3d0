import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import { justTicked } from '../../../../src/list/rows/just-ticked.ts'
import { itemOf } from '../../../support/people/lists.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const milk = itemOf({ name: 'lapte' })
const bread = itemOf({ name: 'pâine' })
const listOf = (...items: Item[]) => new Map(items.map((item) => [item.id, item]))
const ticked = (item: Item): Item => ({ ...item, completed: true })

/** Records the highlighted items while a list changes. */
function watch(...first: Item[]) {
  const $items = atom<ReadonlyMap<string, Item>>(listOf(...first))
  const $ticked = justTicked($items)
  const leave = $ticked.listen(() => undefined)
  return {
    become: (...items: Item[]) => $items.set(listOf(...items)),
    highlighted: () => [...$ticked.get()],
    leave,
  }
}

test('a ticked item stays for one and a half seconds', () => {
  const { become, highlighted } = watch(milk, bread)
  become(ticked(milk), bread)
  expect(highlighted()).toEqual([milk.id])
  vi.advanceTimersByTime(1_499)
  expect(highlighted()).toEqual([milk.id])
  vi.advanceTimersByTime(1)
  expect(highlighted()).toEqual([])
})

test('all that was ticked stays until nothing more has been for as long', () => {
  const { become, highlighted } = watch(milk, bread)
  become(ticked(milk), bread)
  vi.advanceTimersByTime(1_400)
  become(ticked(milk), ticked(bread))
  vi.advanceTimersByTime(1_400)
  expect(highlighted()).toEqual([milk.id, bread.id])
  vi.advanceTimersByTime(100)
  expect(highlighted()).toEqual([])
})

test.each([
  ['was there ticked', [], [ticked(milk)]],
  ['was ticked before', [ticked(milk)], [{ ...ticked(milk), name: 'lapte bătut' }]],
  ['is ticked back', [ticked(milk)], [milk]],
  ['was marked as not found', [{ ...milk, notFound: true }], [ticked(milk)]],
  ['was deleted', [{ ...milk, deleted: true }], [ticked(milk)]],
  ['is deleted at once', [milk], [{ ...ticked(milk), deleted: true }]],
])('an item that %s is not highlighted', (_what, before, after) => {
  const { become, highlighted } = watch(...before)
  become(...after)
  expect(highlighted()).toEqual([])
})

test('a crowd that is ticked at once is not highlighted', () => {
  const crowd = Array.from({ length: 6 }, (_, index) => itemOf({ name: `lucru ${index}` }))
  const { become, highlighted } = watch(...crowd)
  become(...crowd.map(ticked))
  expect(highlighted()).toEqual([])
})

test('without a reader, nothing is counted', () => {
  const { become, highlighted, leave } = watch(milk)
  leave()
  vi.advanceTimersByTime(2_000)
  become(ticked(milk))
  expect(highlighted()).toEqual([])
})
