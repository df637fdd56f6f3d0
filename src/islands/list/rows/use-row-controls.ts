import { type RefObject, useEffect } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { noteMissed } from '../../../stores/list/shopping.ts'
import type { Steady } from '../../../stores/list/steady.ts'
import { focusedRow, focusNeighbour } from '../parts/focus.ts'
import { fetchMotion } from './fetch-motion.ts'
import type { PressGuard } from './press-guard.ts'

/** So long after a tick a second press at the same place is a finger that trembles. */
const tremblingMs = 600
/** So long the list stands still after a press that was refused: the next one is on its way. */
const pressAgainMs = 1_500

interface Controlled {
  store: ListStore
  guard: PressGuard
  steady: Steady
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
  { store, guard, steady, open, ticked }: Controlled,
): void {
  useEffect(() => {
    const { current } = rows
    if (!current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const presses = new RowPresses({ store, guard, steady, open, ticked })
    // Before anything else hears of it: a press that is refused must not reach the buttons between and below the rows either.
    current
      .closest('main')
      ?.addEventListener('click', (event) => presses.press(event), { signal, capture: true })
    void fetchMotion().then(
      (code) => signal.aborted || code?.beginMotion(current, underlay?.current, { store, guard }, signal),
    )
    return () => leaving.abort()
  }, [rows, underlay, store, guard, steady, open, ticked])
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
  press(event: MouseEvent): void {
    const { target, detail, buttons } = event
    if (!(target instanceof Element)) return
    const { store, guard } = this.#controlled
    const { itemId = '', control = '' } = focusedRow(target) ?? {}
    // A key presses what has the focus, and assistive technology (TalkBack with a button down) what it has just read.
    const isAimed = detail > 0 && buttons === 0
    const meantId = isAimed ? guard.end(itemId) : undefined
    if (meantId !== undefined) {
      this.#refuse(event, target, meantId)
      return
    }
    const item = store.$items.get().get(itemId)
    if (!item || (isAimed && control === 'check' && this.#isTrembling(itemId))) return
    // Who presses keys goes on in the next row at once. A finger waits for the paint: its focus follows with the row.
    if (!isAimed && goingAway.has(control)) focusNeighbour(target, control)
    this.#act(item, control, target)
  }

  #refuse(event: Event, target: Element, meantId: string): void {
    event.stopPropagation()
    const { steady } = this.#controlled
    steady.hold()
    steady.release(pressAgainMs)
    void fetchMotion().then((code) => code?.showRefusal(target, meantId))
  }

  /** True for the end of the press before. */
  #isTrembling(itemId: string): boolean {
    const atMs = performance.now()
    const isAgain = itemId === this.#ticked.itemId && atMs - this.#ticked.atMs < tremblingMs
    if (!isAgain) this.#ticked = { itemId, atMs }
    return isAgain
  }

  #act(item: Item, control: string, target: Element): void {
    const { store, steady, open, ticked } = this.#controlled
    const isTick = control === 'check' && !item.completed
    if (goingAway.has(control) && !isTick) steady.settle()
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
