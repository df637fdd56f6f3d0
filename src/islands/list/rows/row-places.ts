/** A row in sight, and where it stands in the window, in px. */
export interface RowPlace {
  row: HTMLElement
  top: number
  left: number
  width: number
}

/** The rows in sight by their items' ids. What is far out of sight is not even measured. */
export function rowPlaces(rows: HTMLElement): Map<string, RowPlace> {
  const places = new Map<string, RowPlace>()
  for (const section of rows.querySelectorAll('.list-items')) {
    const { top, bottom } = section.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) continue
    for (const row of section.querySelectorAll<HTMLElement>('[data-item]')) {
      const place = row.getBoundingClientRect()
      if (place.top > innerHeight) break
      if (place.bottom < 0) continue
      places.set(row.dataset.item ?? '', { row, top: place.top, left: place.left, width: place.width })
    }
  }
  return places
}
