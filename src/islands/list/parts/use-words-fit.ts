import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ListStore } from '../../../stores/list/list.ts'
import { whenResized } from './when-resized.ts'

/** A height between two pixels is told as the greater, and scrolls nothing. */
const roundedPx = 1
/** Before the screen is measured, so many rows are thought to fit it with the words below them. */
const fittingRows = 9

/**
 * Whether what floats above the dock has room for its words: they stand there while nobody else has come, and never over a
 * row.
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
