/** What letting go of a swiped row does. */
export type SwipeOutcome = 'complete' | 'remove' | 'none'

/** Whether a finger has begun to swipe, to scroll, or neither yet. */
export type SwipeAxis = 'undecided' | 'across' | 'along'

/** How far a row must be drawn before letting go does anything (specification, section 9). */
const swipeThresholdPx = 100

/** Below this a finger rests or taps. */
const slopPx = 10
/** Where nothing would happen, a row gives way by so much of the finger's way. */
const resistance = 0.15

/**
 * The specification's rule (section 4): to the right ticks what is not ticked yet, to the left deletes.
 *
 * @param dx the finger's way in px, positive to the right
 * @param dy the finger's way in px, positive downwards
 */
export function swipeOutcome(dx: number, dy: number, isCompleted: boolean): SwipeOutcome {
  const isFarEnough = Math.abs(dx) >= swipeThresholdPx && Math.abs(dx) > Math.abs(dy)
  return isFarEnough ? swipePromise(dx, isCompleted) : 'none'
}

/** What a swipe in this direction would do if it went far enough. */
export function swipePromise(dx: number, isCompleted: boolean): SwipeOutcome {
  if (dx < 0) return 'remove'
  return dx > 0 && !isCompleted ? 'complete' : 'none'
}

/** The greater part of the way decides, once there is one. */
export function swipeAxis(dx: number, dy: number): SwipeAxis {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < slopPx) return 'undecided'
  return Math.abs(dx) > Math.abs(dy) ? 'across' : 'along'
}

/** How far the row follows the finger, in px. */
export function swipeShiftPx(dx: number, isCompleted: boolean): number {
  return swipePromise(dx, isCompleted) === 'none' ? dx * resistance : dx
}
