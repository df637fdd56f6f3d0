/** Action of releasing a swiped row. */
export type SwipeOutcome = 'complete' | 'remove' | 'none'

/** Direction of a finger's move: a swipe, a scroll, or not decided yet. */
export type SwipeAxis = 'undecided' | 'across' | 'along'

/** Minimum distance at which releasing a row has an effect (specification, section 9). */
const swipeThresholdPx = 100

/** Shorter moves are a resting finger or a tap. */
const slopPx = 10
/** In a direction without an effect, a row moves by this fraction of the finger's distance. */
const resistance = 0.15

/** In px: a swipe that begins this close to an edge of the screen goes back or forward in the browser. */
const edgePx = 24

/**
 * @param x where the finger came down, in px from the left edge of a screen
 * @param width of the screen, in px
 */
export function beginsAtEdge(x: number, width: number): boolean {
  return x < edgePx || x > width - edgePx
}

/**
 * The rule of the specification (section 4): a swipe to the right ticks an item that is not ticked yet, to the left deletes.
 *
 * @param dx the finger's distance in px, positive to the right
 * @param dy the finger's distance in px, positive downwards
 */
export function swipeOutcome(dx: number, dy: number, isCompleted: boolean): SwipeOutcome {
  const isFarEnough = Math.abs(dx) >= swipeThresholdPx && Math.abs(dx) > Math.abs(dy)
  return isFarEnough ? swipePromise(dx, isCompleted) : 'none'
}

/** Action of a swipe in this direction if it went far enough. */
export function swipePromise(dx: number, isCompleted: boolean): SwipeOutcome {
  if (dx < 0) return 'remove'
  return dx > 0 && !isCompleted ? 'complete' : 'none'
}

/** The larger component decides, once the finger has moved far enough. */
export function swipeAxis(dx: number, dy: number): SwipeAxis {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < slopPx) return 'undecided'
  return Math.abs(dx) > Math.abs(dy) ? 'across' : 'along'
}

/** Distance by which the row follows the finger, in px. */
export function swipeShiftPx(dx: number, isCompleted: boolean): number {
  return swipePromise(dx, isCompleted) === 'none' ? dx * resistance : dx
}
