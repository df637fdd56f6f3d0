import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import type { PressGuard } from './press-guard.ts'
import { showRefusal } from './refusal.ts'
import { beginsAtEdge, type SwipeAxis, swipeAxis, swipeOutcome, swipePromise, swipeShiftPx } from './swipe.ts'

/** Much longer than it takes to draw a list without a row. */
const redrawnWithinMs = 500

/**
 * Swipes of all rows, by finger or pen: the row follows, the underlay beneath it shows the action, and releasing the row
 * performs it. During the swipe only styles of two elements change; nothing is rendered.
 *
 * @param rows the element that contains all rows; their `touch-action` leaves horizontal movement to this code
 * @param underlay its `data-promise` is the action of a swipe in this direction, `data-ready` is set if releasing performs
 * it now
 */
export function listenToSwipes(
  rows: HTMLElement,
  underlay: HTMLElement,
  { store, guard }: { store: ListStore; guard: PressGuard },
  signal: AbortSignal,
): void {
  let swipe: Swipe | undefined
  const start = (event: PointerEvent) => {
    if (!event.isPrimary) return
    const isOurs = event.pointerType !== 'mouse' && !beginsAtEdge(event.clientX, innerWidth)
    const row = isOurs ? rowUnder(event) : null
    const item = store.$items.get().get(row?.dataset.item ?? '')
    const { meantId } = guard
    swipe = row && item ? new Swipe({ row, underlay, item, store, meantId }, event) : undefined
  }
  const follow = (event: PointerEvent) => {
    if (event.isPrimary && swipe?.follow(event) === 'along') swipe = undefined
  }
  const letGo = (event: PointerEvent) => {
    if (!event.isPrimary) return
    void swipe?.letGo(event)
    swipe = undefined
  }
  rows.addEventListener('pointerdown', start, { signal })
  // Not only on the rows, because the swiped row may be deleted by another person meanwhile.
  document.addEventListener('pointermove', follow, { signal })
  document.addEventListener('pointerup', letGo, { signal })
  document.addEventListener('pointercancel', letGo, { signal })
}

function rowUnder({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.item') : null
}

interface Swiped {
  row: HTMLElement
  underlay: HTMLElement
  item: Item
  store: ListStore
  /** The row that the swipe was meant for, if it is refused. */
  meantId: string | undefined
}

/** One finger on one row. */
class Swipe {
  readonly #swiped: Swiped
  readonly #start: { x: number; y: number }
  /** Until the row follows, the browser may still treat the move as a scroll or a tap. */
  #isFollowing = false

  constructor(swiped: Swiped, { x, y }: PointerEvent) {
    this.#swiped = swiped
    this.#start = { x, y }
  }

  /** @returns 'along' when the finger scrolls instead, and when the swipe is refused */
  follow(event: PointerEvent): SwipeAxis {
    const { dx, dy } = this.#wayTo(event)
    const axis = this.#isFollowing ? 'across' : swipeAxis(dx, dy)
    if (axis !== 'across') return axis
    const { row, underlay, item, meantId } = this.#swiped
    if (meantId !== undefined) {
      showRefusal(row, meantId)
      return 'along'
    }
    if (!this.#isFollowing) this.#bare()
    row.style.translate = `${swipeShiftPx(dx, item.completed)}px`
    underlay.dataset.promise = swipePromise(dx, item.completed)
    underlay.toggleAttribute('data-ready', swipeOutcome(dx, dy, item.completed) !== 'none')
    return axis
  }

  /** A tick is done at once, and the row returns to show it; a row to be deleted leaves first. */
  async letGo(event: PointerEvent): Promise<void> {
    if (!this.#isFollowing) return
    const { item, store } = this.#swiped
    const { dx, dy } = this.#wayTo(event)
    const outcome = event.type === 'pointerup' ? swipeOutcome(dx, dy, item.completed) : 'none'
    if (outcome === 'complete') store.setCompleted(item.id, true)
    await this.#move(outcome === 'remove' ? 'leaving' : 'returning')
    if (outcome !== 'remove') return this.#cover()
    store.remove(item.id)
    setTimeout(() => this.#cover(), redrawnWithinMs)
  }

  #wayTo({ x, y }: PointerEvent): { dx: number; dy: number } {
    return { dx: x - this.#start.x, dy: y - this.#start.y }
  }

  /** Puts the underlay beneath the row. */
  #bare(): void {
    this.#isFollowing = true
    const { row, underlay, item } = this.#swiped
    row.dataset.swiped = 'following'
    underlay.dataset.beneath = item.id
    const { top, height } = row.getBoundingClientRect()
    const frame = underlay.offsetParent?.getBoundingClientRect()
    Object.assign(underlay.style, { top: `${top - (frame?.top ?? 0)}px`, height: `${height}px` })
  }

  /** The style sheet moves the row, in its own time. */
  async #move(where: 'returning' | 'leaving'): Promise<void> {
    const { row } = this.#swiped
    row.dataset.swiped = where
    row.style.translate = ''
    await Promise.allSettled(row.getAnimations().map(({ finished }) => finished))
  }

  #cover(): void {
    const { row, underlay, item } = this.#swiped
    delete row.dataset.swiped
    if (underlay.dataset.beneath === item.id) delete underlay.dataset.beneath
  }
}
