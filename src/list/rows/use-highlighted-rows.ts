import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { ListStore } from '../list.ts'

/**
 * Returns the rows that were added here a moment ago, and scrolls the last of them into view, so that the person sees the
 * result.
 *
 * @returns the ids of the highlighted rows
 */
export function useHighlightedRows(store: ListStore): ReadonlySet<string> {
  const highlighted = useStore(store.$highlighted)
  const items = useStore(store.$items)
  const shown = useRef<string>(undefined)
  const last = [...highlighted].pop()
  const isThere = last !== undefined && items.has(last)
  useEffect(() => {
    if (last === undefined) shown.current = undefined
    if (!isThere || shown.current === last) return
    shown.current = last
    document.querySelector(`[data-item="${CSS.escape(last)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [last, isThere])
  return highlighted
}
