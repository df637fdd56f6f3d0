import type { FieldEntry } from './early-actions.ts'

/** Between the things of a text: a line break, or a comma that is not a decimal one. */
const separator = /\n|,(?!\d)/

/**
 * Draws entries that are not on the list yet as rows without buttons, and scrolls the last one into view. Page and inline
 * script share it, so it is without React.
 *
 * @param rows the element of `EnteringRows.tsx`; null before the browser has received it
 */
export function drawEntering(rows: Element | null, entries: readonly FieldEntry[]): void {
  const names = entries.flatMap(({ text, suggestion }) => suggestion ?? text.split(separator))
  rows?.replaceChildren(...names.filter((name) => name.trim()).map(drawRow))
  rows?.lastElementChild?.scrollIntoView({ block: 'nearest' })
}

function drawRow(name: string): Element {
  const row = element('li', 'item')
  const open = element('span', 'item-open')
  open.append(element('span', 'item-name', name.trim()))
  row.append(element('span', 'item-check'), open)
  return row
}

function element(tag: string, className: string, text = ''): Element {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
