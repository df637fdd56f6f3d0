import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusedRow, focusHeading, restoreFocus } from '../parts/focus.ts'

/**
 * Keeps the focus when its row is removed: a row that changes its category or is deleted by another person is rendered in
 * another place or not at all, and the browser would move the focus to the top of the page.
 *
 * Called before {@link useFrozenRows}: setting the focus causes a layout, which is best before rows begin to move.
 */
export function useFocusRestore(): void {
  const wayBack = useRef<() => void>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      wayBack.current = target instanceof Element ? wayBackTo(target) : undefined
    }
    /** A row that lost the focus to nothing, and is still connected, was left on purpose; a removed row is not connected. */
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

/**
 * A list that becomes empty, or is no longer so, gets another heading; the buttons of an empty list are removed with the old
 * one.
 */
function wayBackTo(element: Element): (() => void) | undefined {
  if (element.matches('main h2, .popular button')) return focusHeading
  const row = focusedRow(element)
  return row && (() => restoreFocus(row))
}
