export { $vocabulary, suggesterFor } from './suggester.ts'

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
