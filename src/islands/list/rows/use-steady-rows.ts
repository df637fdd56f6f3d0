import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListStore, Sections } from '../../../stores/list/list.ts'
import { isSameOrder, makeSteady, type Steady } from '../../../stores/list/steady.ts'
import { calmMs, glide, glideAway, movedBetween } from './glide.ts'
import { MovedRows } from './moved-rows.ts'
import { type RowPlace, rowPlaces } from './row-places.ts'

interface SteadyRows {
  sections: Sections
  /** Ids of what was ticked a moment ago. */
  ticked: ReadonlySet<string>
  moved: MovedRows
  /** The row that was pressed goes elsewhere at once. */
  settle: () => void
}

/**
 * The sections as they are drawn: nothing of them moves under a finger, and what moves is seen to move.
 *
 * @param rows the element that all rows are in
 */
export function useSteadyRows(rows: RefObject<HTMLElement | null>, store: ListStore): SteadyRows {
  const [steady] = useState(() => makeSteady(store))
  const [moved] = useState(() => new MovedRows())
  const sections = useStore(steady.$sections)
  const ticked = useStore(steady.$ticked)
  useFinger(rows, steady)
  useGlide(rows, steady, sections, moved)
  return { sections, ticked, moved, settle: steady.settle }
}

function useFinger(rows: RefObject<HTMLElement | null>, steady: Steady): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const hold = ({ target }: Event) =>
      target instanceof Element && target.closest('[data-item]') && steady.hold()
    rows.current?.addEventListener('pointerdown', hold, { signal })
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, steady.release, { signal })
    return () => leaving.abort()
  }, [rows, steady])
}

/** Rows are measured when they are told to change their places, which is before they are drawn there. */
function useGlide(
  rows: RefObject<HTMLElement | null>,
  { $sections }: Steady,
  sections: Sections,
  moved: MovedRows,
): void {
  const before = useRef<Map<string, RowPlace>>(undefined)
  useEffect(
    () =>
      $sections.listen((now, was) => {
        if (rows.current && was && !isSameOrder(now, was)) before.current ??= rowPlaces(rows.current)
      }),
    [rows, $sections],
  )
  useLayoutEffect(() => {
    const was = before.current
    before.current = undefined
    if (!was || !rows.current) return
    const is = rowPlaces(rows.current)
    moved.note(movedBetween(was, is))
    const durationMs = calmMs()
    if (durationMs === 0) return
    const bought = new Set(sections.completed.map(({ id }) => id))
    const left = [...was].flatMap(([id, place]) => (bought.has(id) && !place.row.isConnected ? [place] : []))
    // What leaves is told where to before anything moves: to measure afterwards would have the page laid out once more.
    glideAway(left, rows.current, rows.current.querySelector('[data-fold]'), durationMs)
    glide(was, is, durationMs)
  }, [rows, sections, moved])
}
