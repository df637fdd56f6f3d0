import { type RefObject, useEffect } from 'react'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import { fetchMotion } from '../motion/fetch-motion.ts'
import type { PressGuard } from '../motion/press-guard.ts'
import { focusedRow, focusNeighbour } from '../parts/focus.ts'
import { noteMissed } from '../shopping/shopping.ts'
import type { FrozenOrder } from './frozen-order.ts'

/** A second press on the same button of a row that stays in place is a trembling finger within this time. */
const tremblingMs = 600
/** After a refused press, the list does not move for this time, because another press is likely to follow. */
const pressAgainMs = 1_500

interface Controlled {
  store: ListStore
  guard: PressGuard
  frozen: FrozenOrder
  /** Shows the editor of an item. */
  open: (item: Item, from: Element) => void
  /** Called when an item was ticked or unticked here. */
  ticked?: ((itemId: string) => void) | undefined
}

/**
 * Handles the buttons and the swipes of all rows in one place: rows have `data-item`, their buttons `data-control`. So a
 * thousand rows need no separate handlers, and a row works before React has hydrated it.
 *
 * @param rows the element that contains all rows
 * @param underlay visible below a swiped row; undefined if rows cannot be swiped
 */
export function useRowControls(
  rows: RefObject<HTMLElement | null>,
  underlay: RefObject<HTMLElement | null> | undefined,
  { store, guard, frozen, open, ticked }: Controlled,
): void {
  useEffect(() => {
    const { current } = rows
    if (!current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const presses = new RowPresses({ store, guard, frozen, open, ticked })
    // In the capture phase, because a refused press must not reach the buttons between and below the rows either.
    current
      .closest('main')
      ?.addEventListener('click', (event) => presses.press(event), { signal, capture: true })
    void fetchMotion().then(
      (code) => signal.aborted || code?.beginMotion(current, underlay?.current, { store, guard }, signal),
    )
    return () => leaving.abort()
  }, [rows, underlay, store, guard, frozen, open, ticked])
}

/** Controls that mark the row, which stays in place for a moment. */
const staying: ReadonlySet<string> = new Set(['check', 'not-found'])
/** Controls that remove the row, at once or after that moment. */
const goingAway: ReadonlySet<string> = new Set([...staying, 'remove'])

/** Handles presses on the rows of one list. */
class RowPresses {
  readonly #controlled: Controlled
  #marked = { itemId: '', control: '', atMs: Number.NEGATIVE_INFINITY }

  constructor(controlled: Controlled) {
    this.#controlled = controlled
  }

  /** Uses the current state of the item, not the state that its row was rendered with. */
  press(event: MouseEvent): void {
    const { target, detail, buttons } = event
    if (!(target instanceof Element)) return
    const { store, guard } = this.#controlled
    const { itemId = '', control = '' } = focusedRow(target) ?? {}
    // A key presses the focused element, and assistive technology (TalkBack with a button down) the element that was just
    // read out.
    const isAimed = detail > 0 && buttons === 0
    const meantId = isAimed ? guard.end(itemId) : undefined
    if (meantId !== undefined) {
      this.#refuse(event, target, meantId)
      return
    }
    const item = store.$items.get().get(itemId)
    if (!item || (isAimed && staying.has(control) && this.#isTrembling(itemId, control))) return
    // With a keyboard the focus moves to the next row at once. With a finger it moves after rendering, together with the
    // row.
    if (!isAimed && goingAway.has(control)) focusNeighbour(target, control)
    this.#act(item, control, target)
  }

  #refuse(event: Event, target: Element, meantId: string): void {
    event.stopPropagation()
    const { frozen } = this.#controlled
    frozen.hold()
    frozen.release(pressAgainMs)
    void fetchMotion().then((code) => code?.showRefusal(target, meantId))
  }

  /** True for a trembling second press. */
  #isTrembling(itemId: string, control: string): boolean {
    const atMs = performance.now()
    const last = this.#marked
    const isAgain = itemId === last.itemId && control === last.control && atMs - last.atMs < tremblingMs
    if (!isAgain) this.#marked = { itemId, control, atMs }
    return isAgain
  }

  #act(item: Item, control: string, target: Element): void {
    const { store, frozen, open, ticked } = this.#controlled
    const isMissed = control === 'not-found' && !item.notFound
    const rests = isMissed || (control === 'check' && !item.completed)
    if (goingAway.has(control) && !rests) frozen.settle()
    noteMissed(isMissed ? item.id : undefined)
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
