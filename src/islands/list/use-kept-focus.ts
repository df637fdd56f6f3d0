import { useEffect, useRef } from 'react'
import { type FocusedRow, focusedRow, restoreFocus } from './focus.ts'

/**
 * The focus is never lost with a row: a row that changes its category or is deleted by somebody else is drawn anew in
 * another place or not at all, and the browser would send the keyboard back to the top of the page.
 */
export function useKeptFocus(): void {
  const last = useRef<FocusedRow>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? focusedRow(target) : undefined
    }
    /** Who leaves a row for nothing in particular means it; a row that was taken away is no longer there to be left. */
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected && relatedTarget === null
        if (isLeft && document.activeElement === document.body) last.current = undefined
      })
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
  useEffect(() => {
    if (last.current && document.activeElement === document.body) restoreFocus(last.current)
  })
}
