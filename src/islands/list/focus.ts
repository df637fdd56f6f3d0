type Control = 'check' | 'open' | 'remove' | 'not-found'

/**
 * Hands the focus of a row that is about to go away to the same control of the next row, else of the row before, else
 * to the section's heading. Call it before the change.
 */
export function focusNeighbour(from: HTMLElement, control: Control): void {
  const row = from.closest<HTMLElement>('[data-item]')
  const section = from.closest('section')
  const rows = [...(section?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const index = row ? rows.indexOf(row) : -1
  const neighbour = rows[index + 1] ?? rows[index - 1]
  const target = neighbour?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? firstHeading()
  target?.focus({ preventScroll: true })
}

/** Where the focus is, if it is in a row. */
export interface FocusedRow {
  itemId: string
  control: string | undefined
}

export function focusedRow(element: Element | null): FocusedRow | undefined {
  const itemId = element?.closest<HTMLElement>('[data-item]')?.dataset.item
  return itemId
    ? { itemId, control: element?.closest<HTMLElement>('[data-control]')?.dataset.control }
    : undefined
}

/** Puts the focus back where it was after its row was drawn anew elsewhere, or on the heading if the row is gone. */
export function restoreFocus({ itemId, control = 'open' }: FocusedRow): void {
  const row = document.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
  const target = row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? firstHeading()
  target?.focus({ preventScroll: true })
}

/** Where the focus goes when what had it is gone for good. */
export function focusHeading(): void {
  firstHeading()?.focus({ preventScroll: true })
}

function firstHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h2[tabindex]')
}
