import { useEffect, useRef } from 'react'
import { type FocusedRow, focusedRow, restoreFocus } from './focus.ts'

/**
 * The focus is never lost with a row: a row that changes its category or is ticked by somebody else is drawn anew in
 * another place, and the browser would send the keyboard back to the top of the page.
 */
export function useKeptFocus(): void {
  const last = useRef<FocusedRow>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? focusedRow(target) : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (last.current && document.activeElement === document.body) restoreFocus(last.current)
  })
}
