import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the focus to the button that opened an editor in its place, once the editor has closed, unless another element
 * has the focus by then.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // A press elsewhere closes the editor first, and moves the focus then.
    if (isClosed) setTimeout(() => document.activeElement === document.body && button.current?.focus())
  }, [isOpen])
  return button
}
