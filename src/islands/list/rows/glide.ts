import { type RowPlace, rowPlaces } from './row-places.ts'

/** In px: less than that is no move. */
const leastMovePx = 2
/** In px: how far what leaves goes, where it is not seen where to. */
const leavingPx = 48
const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

type Places = ReadonlyMap<string, RowPlace>

/**
 * Lets rows glide from where they were to where they are, and those that have left glide to where they are folded.
 *
 * @param before where they were
 * @param rows the element that all of them are in
 * @param bought ids of what is folded
 */
export function glide(before: Places, rows: HTMLElement, bought: ReadonlySet<string>): void {
  const durationMs = calmMs()
  if (durationMs === 0) return
  const after = rowPlaces(rows)
  const left = [...before].flatMap(([id, place]) => (bought.has(id) && !place.row.isConnected ? [place] : []))
  // What leaves is told where to before anything moves: to measure afterwards would have the page laid out once more.
  glideAway(left, rows, rows.querySelector('[data-fold]'), durationMs)
  glideTo(before, after, durationMs)
}

/** Nothing else than `translate` is animated. */
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
 * Shows where rows go that have left: each glides to where it is now, and fades.
 *
 * @param left nobody else's any more
 * @param rows what they are laid over
 * @param fold what they are folded into; out of sight, they only go downwards
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

/** How long a calm move takes on this device (design tokens); 0 where nothing is to move. */
function calmMs(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm')) || 0
}
