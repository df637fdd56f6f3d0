import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusedRow, focusHeading, restoreFocus } from './focus.ts'

/**
 * The focus is never lost with a row: a row that changes its category or is deleted by somebody else is drawn anew in
 * another place or not at all, and the browser would send the keyboard back to the top of the page.
 *
 * Called before {@link useSteadyRows}: a focus has the page laid out, best before rows begin to glide.
 */
export function useFocusRestore(): void {
  const wayBack = useRef<() => void>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      wayBack.current = target instanceof Element ? wayBackTo(target) : undefined
    }
    /** Who leaves a row for nothing in particular means it; a row that was taken away is no longer there to be left. */
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected && relatedTarget === null
        if (isLeft && document.activeElement === document.body) wayBack.current = undefined
      })
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
  useLayoutEffect(() => {
    if (document.activeElement === document.body) wayBack.current?.()
  })
}

/** A list that becomes empty, or is no longer so, has another heading; what an empty one offers goes with it. */
function wayBackTo(element: Element): (() => void) | undefined {
  if (element.matches('main h2, .popular button')) return focusHeading
  const row = focusedRow(element)
  return row && (() => restoreFocus(row))
}
