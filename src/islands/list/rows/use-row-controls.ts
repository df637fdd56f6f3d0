import { type RefObject, useEffect } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { noteMissed } from '../../../stores/list/shopping.ts'
import { focusedRow, focusNeighbour } from '../parts/focus.ts'
import type { MovedRows } from './moved-rows.ts'
import type * as RowSwipe from './row-swipe.ts'

/** So long after a tick a second press at the same place is a finger that trembles. */
const tremblingMs = 600

interface Controlled {
  store: ListStore
  moved: MovedRows
  /** Has the row go at once to where a press sends it. */
  settle: () => void
  /** Shows one item in full. */
  open: (item: Item, from: Element) => void
  /** Something was ticked, or unticked, here. */
  ticked?: ((itemId: string) => void) | undefined
}

/**
 * Hears the buttons and the swipes of all rows in one place: rows carry `data-item`, their buttons `data-control`. A
 * thousand rows need no thousand handlers, and a row answers before React has come to it.
 *
 * @param rows the element that all rows are in
 * @param underlay what lies bare while a row is swiped; none where rows are not swiped
 */
export function useRowControls(
  rows: RefObject<HTMLElement | null>,
  underlay: RefObject<HTMLElement | null> | undefined,
  { store, moved, settle, open, ticked }: Controlled,
): void {
  useEffect(() => {
    if (!rows.current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const presses = new RowPresses({ store, moved, settle, open, ticked })
    rows.current.addEventListener('click', (event) => presses.press(event), { signal })
    if (underlay?.current && matchMedia(finger).matches)
      void listenToSwipes(rows.current, underlay.current, store, signal)
    return () => leaving.abort()
  }, [rows, underlay, store, moved, settle, open, ticked])
}

/** Nobody swipes with a mouse. */
const finger = '(any-pointer: coarse)'

/** From when its code is there: a row can be pressed before it can be swiped. */
async function listenToSwipes(...given: Parameters<typeof RowSwipe.listenToSwipes>): Promise<void> {
  const [, , , leaving] = given
  const code = await import('./row-swipe.ts').catch(() => undefined)
  if (!leaving.aborted) code?.listenToSwipes(...given)
}

/** What these do takes the row away. */
const goingAway: ReadonlySet<string> = new Set(['check', 'remove', 'not-found'])

/** The presses on the rows of one list. */
class RowPresses {
  readonly #controlled: Controlled
  #ticked = { itemId: '', atMs: Number.NEGATIVE_INFINITY }

  constructor(controlled: Controlled) {
    this.#controlled = controlled
  }

  /** Acts by what the item is now, not by what its row showed when it was drawn. */
  press({ target, detail }: MouseEvent): void {
    if (!(target instanceof Element)) return
    const { store } = this.#controlled
    const { itemId = '', control = '' } = focusedRow(target) ?? {}
    const item = store.$items.get().get(itemId)
    if (!item) return
    const isByKey = detail === 0
    if (!isByKey && this.#isMistaken(itemId, control)) return
    // Who presses keys goes on in the next row at once. A finger waits for the paint: its focus follows with the row.
    if (isByKey && goingAway.has(control)) focusNeighbour(target, control)
    this.#act(item, control, target)
  }

  /** It was meant for what stood there before, or it is the end of the press before. */
  #isMistaken(itemId: string, control: string): boolean {
    const atMs = performance.now()
    const isAgain = itemId === this.#ticked.itemId && atMs - this.#ticked.atMs < tremblingMs
    if (control === 'check' && !isAgain) this.#ticked = { itemId, atMs }
    return this.#controlled.moved.hasJustMoved(itemId, atMs) || (control === 'check' && isAgain)
  }

  #act(item: Item, control: string, target: Element): void {
    const { store, settle, open, ticked } = this.#controlled
    const isTick = control === 'check' && !item.completed
    if (goingAway.has(control) && !isTick) settle()
    noteMissed(control === 'not-found' && !item.notFound ? item.id : undefined)
    switch (control) {
      case 'check':
        store.setCompleted(item.id, !item.completed)
        ticked?.(item.id)
        break
      case 'not-found':
        store.setNotFound(item.id, !item.notFound)
        break
      case 'remove':
        store.remove(item.id)
        break
      case 'open':
        open(item, target)
    }
  }
}
