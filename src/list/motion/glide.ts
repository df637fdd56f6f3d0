import { type RowPlace, rowPlaces } from './row-places.ts'

/** Shortest move that is animated, in px. */
const leastMovePx = 2
/** Distance that a leaving row moves when its destination is out of sight, in px. */
const leavingPx = 48
const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

type Places = ReadonlyMap<string, RowPlace>

/**
 * Animates rows from their previous places to their present ones. Bought rows that have left move to the fold.
 *
 * @param before the previous places of the rows
 * @param rows the element that contains all rows
 * @param bought ids of the bought items
 */
export function glide(before: Places, rows: HTMLElement, bought: ReadonlySet<string>): void {
  const durationMs = calmMs()
  if (durationMs === 0) return
  const after = rowPlaces(rows)
  const left = [...before].flatMap(([id, place]) => (bought.has(id) && !place.row.isConnected ? [place] : []))
  // Runs first because it measures the fold: measuring after an animation has begun would cause a second layout.
  glideAway(left, rows, rows.querySelector('[data-fold]'), durationMs)
  glideTo(before, after, durationMs)
}

/** Animates only `translate`. */
function glideTo(before: Places, after: Places, durationMs: number): void {
  for (const [id, { row, box }] of after) {
    const was = before.get(id)?.box
    if (!was || Math.hypot(was.top - box.top, was.left - box.left) < leastMovePx) continue
    row.animate(
      { translate: [`${was.left - box.left}px ${was.top - box.top}px`, '0 0'] },
      { duration: durationMs, easing },
    )
  }
}

/**
 * Shows the destination of rows that have left: each row moves towards the fold, and fades.
 *
 * @param left rows that React has removed from the page
 * @param rows the element over which the leaving rows are drawn
 * @param fold the element that hides bought rows; when it is out of sight, rows only move a little downwards
 */
function glideAway(
  left: readonly RowPlace[],
  rows: HTMLElement,
  fold: Element | null,
  durationMs: number,
): void {
  const end = fold?.getBoundingClientRect()
  const isSeen = end !== undefined && end.top < innerHeight
  for (const { row, box } of left) {
    delete row.dataset.item
    row.inert = true
    row.classList.add('item-leaving')
    Object.assign(row.style, { top: `${box.top}px`, left: `${box.left}px`, width: `${box.width}px` })
    rows.append(row)
    const by = isSeen ? end.top - box.top : leavingPx
    const leaving = row.animate(
      { translate: ['0 0', `0 ${by}px`], opacity: [1, 0] },
      { duration: durationMs, easing: 'ease-in', fill: 'forwards' },
    )
    leaving.finished.finally(() => row.remove()).catch(() => undefined)
  }
}

/** Duration of a calm move on this device (design tokens); 0 if nothing is to be animated. */
function calmMs(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm')) || 0
}
