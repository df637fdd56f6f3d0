import type { Item } from '../../domain/item/item.ts'
import { fold } from '../../domain/lib/fold.ts'

export { $vocabulary, suggesterFor } from './suggester.ts'

/** Shorter words would be found in most names. */
const shortestMarked = 2

/** Marks the rows whose names have each of the typed words at the beginning of one of theirs, and no others. */
export function markMatches(text: string, items: Iterable<Item>): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-match]')) delete row.dataset.match
  const typed = wordsIn(text)
  if (typed.join('').length < shortestMarked) return
  for (const { id, name, deleted } of items) {
    if (deleted) continue
    const words = wordsIn(name)
    if (!typed.every((one) => words.some((word) => word.startsWith(one)))) continue
    const row = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
    if (row) row.dataset.match = ''
  }
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}

/**
 * Marks the row of the item that is being typed, and no other, and scrolls to it if it is out of sight. The attribute is set
 * on the element itself, so that no row is rendered again while a person types.
 */
export function markRow(itemId: string | undefined): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-sought]')) delete row.dataset.sought
  if (itemId === undefined) return
  const row = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`)
  if (!row) return
  row.dataset.sought = ''
  row.scrollIntoView({ block: 'nearest' })
}
