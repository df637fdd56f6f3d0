import { type RefObject, useEffect } from 'react'
import type { ListStore } from '../../stores/list.ts'
import { focusedRow, focusNeighbour } from './focus.ts'
import { listenToSwipes } from './row-swipe.ts'
import type { EditingVerbs } from './use-editing.ts'

/**
 * Hears the buttons and the swipes of all rows in one place: rows carry `data-item`, their buttons `data-control`. A
 * thousand rows need no thousand handlers, and a row answers before React has come to it.
 *
 * @param rows the element that all rows are in
 * @param underlay what lies bare while a row is swiped
 */
export function useRowControls(
  rows: RefObject<HTMLElement | null>,
  underlay: RefObject<HTMLElement | null>,
  store: ListStore,
  editing: EditingVerbs,
): void {
  useEffect(() => {
    if (!rows.current || !underlay.current) return
    const leaving = new AbortController()
    const { signal } = leaving
    rows.current.addEventListener('click', ({ target }) => press(target, store, editing), { signal })
    listenToSwipes(rows.current, underlay.current, store, signal)
    return () => leaving.abort()
  }, [rows, underlay, store, editing])
}

/** Acts by what the item is now, not by what its row showed when it was drawn. */
function press(target: EventTarget | null, store: ListStore, editing: EditingVerbs): void {
  if (!(target instanceof HTMLElement)) return
  const pressed = focusedRow(target)
  const item = pressed && store.$items.get().get(pressed.itemId)
  if (!item) return
  switch (pressed.control) {
    case 'check':
      focusNeighbour(target, 'check')
      store.setCompleted(item.id, !item.completed)
      break
    case 'remove':
      focusNeighbour(target, 'remove')
      store.remove(item.id)
      break
    case 'open':
      editing.begin(item)
  }
}
