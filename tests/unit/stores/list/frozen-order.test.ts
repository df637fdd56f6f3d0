import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import { makeSectionsOf } from '../../../../src/stores/list/list-state.ts'
import { isSameOrder, makeSteady } from '../../../../src/stores/list/steady.ts'
import { $shelving } from '../../../../src/stores/words/categories.ts'
import { itemOf } from '../../../support/people/lists.ts'

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
  const steady = makeSteady({ $items, $sections })
  steady.$sections.listen(() => undefined)
  const names = (items: readonly Item[]) =>
    items.map(({ name, completed }) => (completed ? `${name} ✓` : name))
  return {
    steady,
    become(...items: Item[]) {
      $items.set(listOf(items))
      $sections.set(sectionsOf($items.get(), $shelving.get()))
    },
    pending: () =>
      steady.$sections
        .get()
        .pending.flatMap(({ items }) => names(items))
        .sort(),
    completed: () => names(steady.$sections.get().completed),
  }
}

test('a ticked item stays in place, struck, and leaves later', () => {
  const { become, pending, completed } = watch(apple, bread)
  become(ticked(apple), bread)
  expect(pending()).toEqual(['mere ✓', 'pâine'])
  vi.advanceTimersByTime(1_500)
  expect([pending(), completed()]).toEqual([['pâine'], ['mere ✓']])
})

test('while a finger is down nothing moves, but others’ changes are shown', () => {
  const { steady, become, pending, completed } = watch(apple, bread)
  steady.hold()
  become(ticked(apple), milk)
  vi.advanceTimersByTime(60_000)
  expect(pending()).toEqual(['mere ✓', 'pâine'])
  steady.release()
  vi.advanceTimersByTime(599)
  expect(pending()).toEqual(['mere ✓', 'pâine'])
  vi.advanceTimersByTime(1)
  expect([pending(), completed()]).toEqual([['lapte'], ['mere ✓']])
})

test('the next finger has its own rest', () => {
  const { steady, become, pending } = watch(apple)
  steady.hold()
  steady.release()
  vi.advanceTimersByTime(500)
  steady.hold()
  become(apple, bread)
  vi.advanceTimersByTime(5_000)
  expect(pending()).toEqual(['mere'])
  steady.release()
  vi.advanceTimersByTime(600)
  expect(pending()).toEqual(['mere', 'pâine'])
})

test('a finger may leave longer rest behind than the usual', () => {
  const { steady, become, pending } = watch(apple)
  steady.hold()
  steady.release()
  steady.release(1_500)
  become(apple, bread)
  vi.advanceTimersByTime(1_499)
  expect(pending()).toEqual(['mere'])
  vi.advanceTimersByTime(1)
  expect(pending()).toEqual(['mere', 'pâine'])
})

test('another order waits for the finger, too', () => {
  const { steady, become } = watch(apple, bread, milk)
  const categories = () => steady.$sections.get().pending.map(({ category }) => category)
  const before = categories()
  const after = before.toReversed()
  steady.hold()
  steady.order((groups) => groups.toReversed())
  become(apple, bread, { ...milk, quantity: '2' })
  expect(categories()).toEqual(before)
  steady.release()
  vi.advanceTimersByTime(600)
  expect(categories()).toEqual(after)
  become(apple, bread, milk)
  expect(categories()).toEqual(after)
})

test('a row that a press sends elsewhere goes at once', () => {
  const { steady, become, pending } = watch(apple, bread)
  steady.hold()
  steady.release()
  steady.settle()
  become(bread)
  expect(pending()).toEqual(['pâine'])
})

test('the order is the same for as long as no row stands elsewhere', () => {
  const { steady, become } = watch(apple, bread)
  const before = steady.$sections.get()
  become(ticked(apple), bread)
  expect(isSameOrder(steady.$sections.get(), before)).toBe(true)
  vi.advanceTimersByTime(1_500)
  expect(isSameOrder(steady.$sections.get(), before)).toBe(false)
})
