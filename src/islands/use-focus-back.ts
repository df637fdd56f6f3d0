import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that opened an editor in its own place, once the editor has closed; not when something
 * else has taken it meanwhile.
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
