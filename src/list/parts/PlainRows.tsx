import { useState } from 'react'
import { Broken } from '../../ui/Broken.tsx'

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
 * The rows that were on the screen before its rendering failed, and a message. They are read from the page, which is
 * unchanged while React computes the replacement, because the state of the screen may be the cause of the failure.
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
