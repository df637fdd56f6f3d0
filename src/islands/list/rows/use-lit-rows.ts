import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { ListStore } from '../../../stores/list/list.ts'

/**
 * What was added here a moment ago, and its last row brought into sight: whoever types sees what has become of it.
 *
 * @returns the ids of the rows that are lit
 */
export function useLitRows(store: ListStore): ReadonlySet<string> {
  const lit = useStore(store.$lit)
  const items = useStore(store.$items)
  const shown = useRef<string>(undefined)
  const last = [...lit].pop()
  const isThere = last !== undefined && items.has(last)
  useEffect(() => {
    if (last === undefined) shown.current = undefined
    if (!isThere || shown.current === last) return
    shown.current = last
    document.querySelector(`[data-item="${CSS.escape(last)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [last, isThere])
  return lit
}
