type Side = 'nextElementSibling' | 'previousElementSibling'

/**
 * Hands the focus of a row that is about to go away to the same control of the next row, else of the row before, else
 * to the section's heading. Call it before the change.
 */
export function focusNeighbour(from: Element, control: string): void {
  const row = from.closest('[data-item]')
  focusFirst(rowsBeside(row).map((other) => controlOf(other, control)))
}

/** Where the focus is, if it is in a row. */
export interface FocusedRow {
  itemId: string
  control: string | undefined
  /** The ids of the rows next to it, in the order in which they would take the focus over. */
  beside: string[]
}

export function focusedRow(element: Element | null): FocusedRow | undefined {
  const row = element?.closest<HTMLElement>('[data-item]')
  if (!row) return undefined
  const control = element?.closest<HTMLElement>('[data-control]')?.dataset.control
  return { itemId: idOf(row), control, beside: rowsBeside(row).map(idOf) }
}

/**
 * Goes from row to row, staying at the same control; into the rows from anywhere else.
 *
 * @returns whether there was a row to go to
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

/** Puts the focus back where it was after its row was drawn anew, or beside it if the row is gone. */
export function restoreFocus({ itemId, control = 'open', beside }: FocusedRow): void {
  const row = rowOf(itemId)
  focusFirst([
    controlOf(row, control),
    controlOf(row, 'open'),
    ...beside.map((id) => controlOf(rowOf(id), control)),
  ])
}

/** Where the focus goes when what had it is gone for good. */
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
 * In the same list, else the nearest one on the section that side, which may begin or end another column; never by counting
 * all rows of the page.
 */
function rowBeside(row: Element | null, side: Side): HTMLElement | undefined {
  const sibling = row?.[side]
  if (sibling instanceof HTMLElement) return sibling
  const section = row?.closest('[data-category]')
  const beyond = section?.[side] ?? section?.parentElement?.[side]
  const rows = beyond?.querySelectorAll<HTMLElement>('[data-item]')
  return side === 'nextElementSibling' ? rows?.[0] : rows?.[rows.length - 1]
}
