import type { ListStore } from '../list.ts'
import type { PressGuard } from './press-guard.ts'
import { makeRefusalRegion } from './refusal.ts'
import { listenToSwipes } from './row-swipe.ts'

export { glide } from './glide.ts'
export { showRefusal } from './refusal.ts'

/** Swipes need touch; a mouse cannot swipe. */
const finger = '(any-pointer: coarse)'

/**
 * Starts everything that rows do besides handling presses. Its code is loaded after theirs, in one piece.
 *
 * @param underlay visible below a swiped row; undefined if rows cannot be swiped
 */
export function beginMotion(
  rows: HTMLElement,
  underlay: HTMLElement | null | undefined,
  controlled: { store: ListStore; guard: PressGuard },
  signal: AbortSignal,
): void {
  makeRefusalRegion(signal)
  if (underlay && matchMedia(finger).matches) listenToSwipes(rows, underlay, controlled, signal)
}
