import type { ListStore } from '../../../stores/list/list.ts'
import type { PressGuard } from './press-guard.ts'
import { makeRefusalRegion } from './refusal.ts'
import { listenToSwipes } from './row-swipe.ts'

export { glide } from './glide.ts'
export { showRefusal } from './refusal.ts'

/** Nobody swipes with a mouse. */
const finger = '(any-pointer: coarse)'

/**
 * Begins with all that rows do besides taking presses. Its code comes after them, in one piece.
 *
 * @param underlay what lies bare while a row is swiped; none where rows are not swiped
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
