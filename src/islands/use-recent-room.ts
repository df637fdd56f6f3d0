import { type RefObject, useEffect, useRef } from 'react'
import { keepRecentRoom, type RecentList } from '../stores/recent-lists.ts'

/**
 * Keeps the room that this device's lists take, so that the next visit has it before they are known; and the focus near
 * them when the row that had it is gone.
 *
 * @param lists undefined until they are known
 * @returns what they stand in
 */
export function useRecentRoom(lists: readonly RecentList[] | undefined): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = room.current
    if (!element || !lists) return
    if (hadFocus.current && document.activeElement === document.body) focusIn(element)
    const heightPx = element.firstElementChild?.clientHeight ?? 0
    document.documentElement.style.setProperty('--recent-room', `${heightPx}px`)
    keepRecentRoom(heightPx)
  }, [lists])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && room.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return room
}

function focusIn(room: HTMLElement): void {
  const target = room.querySelector('a') ?? document.querySelector<HTMLElement>('.create-form button')
  target?.focus({ preventScroll: true })
}
