type Side = 'nextElementSibling' | 'previousElementSibling'

/**
 * Moves the focus of a row that is about to be removed to the same control of the next row, else of the row before, else to
 * the section's heading. Has to be called before the change.
 */
export function focusNeighbour(from: Element, control: string): void {
  const row = from.closest('[data-item]')
  focusFirst(rowsBeside(row).map((other) => controlOf(other, control)))
}

/** Row and control that have the focus. */
export interface FocusedRow {
  itemId: string
  control: string | undefined
  /** The ids of the adjacent rows, in the order in which they would get the focus. */
  beside: string[]
}

export function focusedRow(element: Element | null): FocusedRow | undefined {
  const row = element?.closest<HTMLElement>('[data-item]')
  if (!row) return undefined
  const control = element?.closest<HTMLElement>('[data-control]')?.dataset.control
  return { itemId: idOf(row), control, beside: rowsBeside(row).map(idOf) }
}

/**
 * Moves the focus from row to row, to the same control; to the first row from anywhere else.
 *
 * @returns true if there was a row to go to
 */
export function focusRow(way: 'next' | 'previous'): boolean {
  const from = document.activeElement
  const row = from?.closest('[data-item]') ?? null
  const control = from?.closest<HTMLElement>('[data-control]')?.dataset.control ?? 'check'
  const side = way === 'next' ? 'nextElementSibling' : 'previousElementSibling'
  const target = row ? rowBeside(row, side) : document.querySelector('main [data-item]')
  const focused = controlOf(target ?? null, control) ?? controlOf(target ?? null, 'check')
  focused?.focus()
  return Boolean(focused)
}

/** Restores the focus after its row was rendered again, or moves it to an adjacent row if the row is gone. */
export function restoreFocus({ itemId, control = 'open', beside }: FocusedRow): void {
  const row = rowOf(itemId)
  focusFirst([
    controlOf(row, control),
    controlOf(row, 'open'),
    ...beside.map((id) => controlOf(rowOf(id), control)),
  ])
}

/** Moves the focus to the heading after the focused element was removed permanently. */
export function focusHeading(): void {
  focusFirst([])
}

function focusFirst(targets: readonly (HTMLElement | null | undefined)[]): void {
  const target = targets.find(Boolean) ?? document.querySelector<HTMLElement>('main h2[tabindex]')
  target?.focus({ preventScroll: true })
}

function rowOf(itemId: string): Element | null {
  return document.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
}

function idOf(row: HTMLElement): string {
  return row.dataset.item ?? ''
}

function controlOf(row: Element | null, control: string): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>(`[data-control="${control}"]`)
}

function rowsBeside(row: Element | null): HTMLElement[] {
  const sides: Side[] = ['nextElementSibling', 'previousElementSibling']
  return sides.flatMap((side) => rowBeside(row, side) ?? [])
}

/**
 * The adjacent row in the same section, else the nearest one of the adjacent section, which may be in another column. It
 * never searches all rows of the page.
 */
function rowBeside(row: Element | null, side: Side): HTMLElement | undefined {
  const sibling = row?.[side]
  if (sibling instanceof HTMLElement) return sibling
  const section = row?.closest('[data-category]')
  const beyond = section?.[side] ?? section?.parentElement?.[side]
  const rows = beyond?.querySelectorAll<HTMLElement>('[data-item]')
  return side === 'nextElementSibling' ? rows?.[0] : rows?.[rows.length - 1]
}
