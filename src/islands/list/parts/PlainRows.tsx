import { useState } from 'react'
import { Broken } from '../../Broken.tsx'

/** Rows that can't be drawn as they should, as text. */
export function PlainRows({ rows }: { rows: readonly (string | null)[] }) {
  return (
    <ul className="list-plain">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
        <li key={at}>{row}</li>
      ))}
    </ul>
  )
}

/**
 * The rows that were on the screen before drawing it failed, and a message. They are read from the page: it still stands as it was while
 * React works out what to draw in its place, and what the screen is drawn from may be what is wrong.
 */
export function LastRows() {
  const [rows] = useState(rowsOnPage)
  return (
    <>
      <Broken />
      <PlainRows rows={rows} />
    </>
  )
}

function rowsOnPage(): (string | null)[] {
  const rows = document.querySelectorAll('.item-open, .shopping-tick')
  return [...rows].map(({ textContent }) => textContent)
}
