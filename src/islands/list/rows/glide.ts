import type { RowPlace } from './row-places.ts'

/** In px: less than that is no move. */
const leastMovePx = 2
/** In px: how far what leaves goes, where it is not seen where to. */
const leavingPx = 48
const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

type Places = ReadonlyMap<string, RowPlace>

/** The ids of rows in sight that stand elsewhere than before, or were not in sight before. */
export function movedBetween(before: Places, after: Places): string[] {
  return [...after].flatMap(([id, { top, left }]) => {
    const was = before.get(id)
    return was && Math.hypot(was.top - top, was.left - left) < leastMovePx ? [] : [id]
  })
}

/** Lets the rows that have moved glide from where they were to where they are. Nothing else than `translate` is animated. */
export function glide(before: Places, after: Places, durationMs: number): void {
  for (const id of movedBetween(before, after)) {
    const [was, is] = [before.get(id), after.get(id)]
    if (!was || !is) continue
    is.row.animate(
      { translate: [`${was.left - is.left}px ${was.top - is.top}px`, '0 0'] },
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
export function glideAway(
  left: readonly RowPlace[],
  rows: HTMLElement,
  fold: Element | null,
  durationMs: number,
): void {
  const end = fold?.getBoundingClientRect()
  const isSeen = end !== undefined && end.top < innerHeight
  for (const { row, top, left: x, width } of left) {
    delete row.dataset.item
    row.inert = true
    row.classList.add('item-leaving')
    Object.assign(row.style, { top: `${top}px`, left: `${x}px`, width: `${width}px` })
    rows.append(row)
    const by = isSeen ? end.top - top : leavingPx
    const leaving = row.animate(
      { translate: ['0 0', `0 ${by}px`], opacity: [1, 0] },
      { duration: durationMs, easing: 'ease-in', fill: 'forwards' },
    )
    leaving.finished.finally(() => row.remove()).catch(() => undefined)
  }
}

/** How long a calm move takes on this device (design tokens); 0 where nothing is to move. */
export function calmMs(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm')) || 0
}
