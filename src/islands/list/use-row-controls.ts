import { type RefObject, useEffect } from 'react'
import type { Item } from '../../domain/item.ts'
import type { ListStore } from '../../stores/list.ts'
import { focusedRow, focusNeighbour } from './focus.ts'
import { listenToSwipes } from './row-swipe.ts'

/**
 * Hears the buttons and the swipes of all rows in one place: rows carry `data-item`, their buttons `data-control`. A
 * thousand rows need no thousand handlers, and a row answers before React has come to it.
 *
 * @param rows the element that all rows are in
 * @param underlay what lies bare while a row is swiped
 * @param open shows one item in full
 */
export function useRowControls(
  rows: RefObject<HTMLElement | null>,
  underlay: RefObject<HTMLElement | null>,
  store: ListStore,
  open: (item: Item, from: Element) => void,
): void {
  useEffect(() => {
    if (!rows.current || !underlay.current) return
    const leaving = new AbortController()
    const { signal } = leaving
    rows.current.addEventListener('click', (event) => press(event, store, open), { signal })
    listenToSwipes(rows.current, underlay.current, store, signal)
    return () => leaving.abort()
  }, [rows, underlay, store, open])
}

/** What these do takes the row away. */
const goingAway: ReadonlySet<string> = new Set(['check', 'remove'])

/** Acts by what the item is now, not by what its row showed when it was drawn. */
function press(
  { target, detail }: MouseEvent,
  store: ListStore,
  open: (item: Item, from: Element) => void,
): void {
  if (!(target instanceof Element)) return
  const { itemId = '', control = '' } = focusedRow(target) ?? {}
  const item = store.$items.get().get(itemId)
  if (!item) return
  // Who presses keys goes on in the next row at once. A finger waits for the paint: its focus follows with the row.
  const isByKey = detail === 0
  if (isByKey && goingAway.has(control)) focusNeighbour(target, control)
  switch (control) {
    case 'check':
      store.setCompleted(item.id, !item.completed)
      break
    case 'remove':
      store.remove(item.id)
      break
    case 'open':
      open(item, target)
  }
}
