type Control = 'check' | 'open' | 'remove'

type FindElement = () => HTMLElement | null

/** Moves the focus once the screen has followed the store: the element may only appear, or move, with that update. */
export function focusAfterUpdate(find: FindElement): void {
  requestAnimationFrame(() => find()?.focus())
}

/** One control of one item, wherever its row is now. */
export function itemControl(itemId: string, control: Control): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `[data-item="${CSS.escape(itemId)}"] [data-control="${control}"]`,
  )
}

/**
 * Where the focus belongs when the row of this control goes away: the same control of the next row, else of the row
 * before, else the section's heading. Ask before the change, use the answer after it.
 */
export function neighbourControl(from: HTMLElement, control: Control): FindElement {
  const row = from.closest<HTMLElement>('[data-item]')
  const section = from.closest('section')
  const rows = [...(section?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const index = row ? rows.indexOf(row) : -1
  const neighbourId = (rows[index + 1] ?? rows[index - 1])?.dataset.item
  return () => (neighbourId ? itemControl(neighbourId, control) : firstHeading())
}

function firstHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h2[tabindex]')
}
