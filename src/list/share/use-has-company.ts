import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ListStore } from '../list.ts'
import { whenResized } from '../parts/when-resized.ts'

/** Fractional heights are reported rounded up, which does not make the page scroll. */
const roundedPx = 1
/** Number of rows that are assumed to fit on the screen with the labels below them, before it is measured. */
const fittingRows = 9

/**
 * True if the buttons that float above the dock have room for their labels: labels are shown while nobody else has come, and
 * never cover a row.
 */
export function useWordsFit(store: ListStore): boolean {
  const { count } = useStore(store.$presence)
  const [hasCome, setHasCome] = useState(false)
  const [isScrolled, setIsScrolled] = useState(() => store.$counts.get().remaining > fittingRows)
  useEffect(() => {
    if (count > 1) setHasCome(true)
  }, [count])
  useEffect(() => {
    const { documentElement, body } = document
    return whenResized([body], () =>
      setIsScrolled(documentElement.scrollHeight > documentElement.clientHeight + roundedPx),
    )
  }, [])
  return !hasCome && !isScrolled
}
