/** A visible row, and its box in the coordinates of the window. */
export interface RowPlace {
  row: HTMLElement
  box: DOMRectReadOnly
}

/** Returns the visible rows by their items' ids. Rows far out of sight are not measured, to save time. */
export function rowPlaces(rows: HTMLElement): Map<string, RowPlace> {
  const places = new Map<string, RowPlace>()
  for (const section of rows.querySelectorAll('.list-items')) {
    if (!isInSight(section.getBoundingClientRect())) continue
    for (const row of section.querySelectorAll<HTMLElement>('[data-item]')) {
      const box = row.getBoundingClientRect()
      if (isInSight(box)) places.set(row.dataset.item ?? '', { row, box })
      else if (box.top > 0) break
    }
  }
  return places
}

function isInSight({ top, bottom }: DOMRectReadOnly): boolean {
  return bottom >= 0 && top <= innerHeight
}
