import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListStore, Sections } from '../list.ts'
import { fetchMotion } from '../motion/fetch-motion.ts'
import { PressGuard } from '../motion/press-guard.ts'
import { type RowPlace, rowPlaces } from '../motion/row-places.ts'
import { type FrozenOrder, isSameOrder, makeFrozenOrder, type Order } from './frozen-order.ts'

interface FrozenRows {
  sections: Sections
  /** Ids of items that were ticked, or marked as not found, a moment ago. */
  marked: ReadonlySet<string>
  /** Has checked each press by the time of its click. */
  guard: PressGuard
  frozen: FrozenOrder
}

/**
 * The sections as they are rendered: rows do not move under a finger, and moves are animated.
 *
 * @param rows the element that contains all rows
 * @param order of the items to buy, if it is not that of the categories
 */
export function useFrozenRows(
  rows: RefObject<HTMLElement | null>,
  store: ListStore,
  order?: Order,
): FrozenRows {
  const [frozen] = useState(() => makeFrozenOrder(store, order))
  useLayoutEffect(() => order && frozen.order(order), [frozen, order])
  const [guard] = useState(() => new PressGuard())
  const sections = useStore(frozen.$sections)
  const marked = useStore(frozen.$marked)
  useFinger(rows, frozen, guard)
  useGlide(rows, frozen, sections, guard)
  return { sections, marked, guard, frozen }
}

function useFinger(rows: RefObject<HTMLElement | null>, frozen: FrozenOrder, guard: PressGuard): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const press = (event: PointerEvent) => {
      const { target, isPrimary } = event
      const at = target instanceof Element ? target.closest<HTMLElement>('[data-item], dialog') : null
      // A sheet over the rows is drawn among them.
      if (at?.matches('dialog')) return
      if (isPrimary) guard.judge(at?.dataset.item ?? '', event)
      if (at) frozen.hold()
    }
    const release = () => frozen.release()
    // In all of `main`, because the place of earlier rows may now be the space below them. It runs before swipes, which use
    // the guard.
    rows.current?.closest('main')?.addEventListener('pointerdown', press, { signal, capture: true })
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, { signal })
    return () => leaving.abort()
  }, [rows, frozen, guard])
}

/** Animates rows that change places. The rows are measured when `$sections` changes, before React draws the change. */
function useGlide(
  rows: RefObject<HTMLElement | null>,
  { $sections }: FrozenOrder,
  sections: Sections,
  guard: PressGuard,
): void {
  const before = useRef<Map<string, RowPlace>>(undefined)
  const motion = useRef<Awaited<ReturnType<typeof fetchMotion>>>(undefined)
  useEffect(() => {
    void fetchMotion().then((code) => {
      motion.current = code
    })
    return $sections.listen((now, was) => {
      if (!rows.current || !was) return
      const places = rowPlaces(rows.current)
      guard.note(places)
      if (!isSameOrder(now, was)) before.current ??= places
    })
  }, [rows, $sections, guard])
  useLayoutEffect(() => {
    const was = before.current
    before.current = undefined
    if (was && rows.current)
      motion.current?.glide(was, rows.current, new Set(sections.completed.map(({ id }) => id)))
  }, [rows, sections])
}
