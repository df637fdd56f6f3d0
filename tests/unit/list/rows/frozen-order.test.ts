import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import { makeSectionsOf } from '../../../../src/list/list-state.ts'
import { isSameOrder, makeFrozenOrder } from '../../../../src/list/rows/frozen-order.ts'
import { $shelving } from '../../../../src/list/vocabulary/shelving.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const [apple, bread, milk] = ['mere', 'pâine', 'lapte'].map((name) => itemOf({ name })) as [Item, Item, Item]
const ticked = (item: Item): Item => ({ ...item, completed: true })

/** Records the visible rows of a list while it changes. */
function watch(...first: Item[]) {
  const sectionsOf = makeSectionsOf()
  const listOf = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  const $items = atom<ReadonlyMap<string, Item>>(listOf(first))
  const $sections = atom(sectionsOf($items.get(), $shelving.get()))
  const frozen = makeFrozenOrder({ $items, $sections })
  frozen.$sections.listen(() => undefined)
  const names = (items: readonly Item[]) =>
    items.map(({ name, completed }) => (completed ? `${name} ✓` : name))
  return {
    frozen,
    become(...items: Item[]) {
      $items.set(listOf(items))
      $sections.set(sectionsOf($items.get(), $shelving.get()))
    },
    pending: () =>
      frozen.$sections
        .get()
        .pending.flatMap(({ items }) => names(items))
        .sort(),
    completed: () => names(frozen.$sections.get().completed),
  }
}

test('a ticked item stays in place, struck, and leaves later', () => {
  const { become, pending, completed } = watch(apple, bread)
  become(ticked(apple), bread)
  expect(pending()).toEqual(['mere ✓', 'pâine'])
  vi.advanceTimersByTime(1_500)
  expect([pending(), completed()]).toEqual([['pâine'], ['mere ✓']])
})

test('an item that is marked as not found stays in place, and leaves later', () => {
  const { frozen, become, pending } = watch(apple, bread)
  become({ ...apple, notFound: true }, bread)
  expect(pending()).toEqual(['mere', 'pâine'])
  vi.advanceTimersByTime(1_500)
  expect(pending()).toEqual(['pâine'])
  expect(frozen.$sections.get().notFound).toHaveLength(1)
})

test('while a finger is down nothing moves, but others’ changes are shown', () => {
  const { frozen, become, pending, completed } = watch(apple, bread)
  frozen.hold()
  become(ticked(apple), milk)
  vi.advanceTimersByTime(60_000)
  expect(pending()).toEqual(['mere ✓', 'pâine'])
  frozen.release()
  vi.advanceTimersByTime(599)
  expect(pending()).toEqual(['mere ✓', 'pâine'])
  vi.advanceTimersByTime(1)
  expect([pending(), completed()]).toEqual([['lapte'], ['mere ✓']])
})

test('the next finger has its own rest', () => {
  const { frozen, become, pending } = watch(apple)
  frozen.hold()
  frozen.release()
  vi.advanceTimersByTime(500)
  frozen.hold()
  become(apple, bread)
  vi.advanceTimersByTime(5_000)
  expect(pending()).toEqual(['mere'])
  frozen.release()
  vi.advanceTimersByTime(600)
  expect(pending()).toEqual(['mere', 'pâine'])
})

test('a finger may leave longer rest behind than the usual', () => {
  const { frozen, become, pending } = watch(apple)
  frozen.hold()
  frozen.release()
  frozen.release(1_500)
  become(apple, bread)
  vi.advanceTimersByTime(1_499)
  expect(pending()).toEqual(['mere'])
  vi.advanceTimersByTime(1)
  expect(pending()).toEqual(['mere', 'pâine'])
})

test('another order waits for the finger, too', () => {
  const { frozen, become } = watch(apple, bread, milk)
  const categories = () => frozen.$sections.get().pending.map(({ category }) => category)
  const before = categories()
  const after = before.toReversed()
  frozen.hold()
  frozen.order((groups) => groups.toReversed())
  become(apple, bread, { ...milk, quantity: '2' })
  expect(categories()).toEqual(before)
  frozen.release()
  vi.advanceTimersByTime(600)
  expect(categories()).toEqual(after)
  become(apple, bread, milk)
  expect(categories()).toEqual(after)
})

test('a row that a press sends elsewhere goes at once', () => {
  const { frozen, become, pending } = watch(apple, bread)
  frozen.hold()
  frozen.release()
  frozen.settle()
  become(bread)
  expect(pending()).toEqual(['pâine'])
})

test('the order is the same for as long as no row stands elsewhere', () => {
  const { frozen, become } = watch(apple, bread)
  const before = frozen.$sections.get()
  become(ticked(apple), bread)
  expect(isSameOrder(frozen.$sections.get(), before)).toBe(true)
  vi.advanceTimersByTime(1_500)
  expect(isSameOrder(frozen.$sections.get(), before)).toBe(false)
})
