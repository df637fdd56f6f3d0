import { useEffect, useRef } from 'react'
import type { MyList } from '../../stores/lists/my-lists.ts'

/** Takes away the cards that the page was drawn with, now that there are others in their place; a focus stays where it was. */
export function takeOver(room: HTMLElement): void {
  const early = room.querySelector('[data-early]')
  const focused = early?.contains(document.activeElement) ? document.activeElement : undefined
  early?.remove()
  const address = focused?.getAttribute('href')
  const heir = [...room.querySelectorAll('a')].find((link) => link.getAttribute('href') === address)
  if (focused) (heir ?? room.querySelector('a'))?.focus({ preventScroll: true })
}

/** Keeps the focus near the lists when the card that had it is gone. */
export function useFocusInRoom(room: HTMLElement, lists: readonly MyList[]): void {
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is gone only when there are other lists
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusIn(room)
  }, [room, lists])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && room.contains(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [room])
}

function focusIn(room: HTMLElement): void {
  const target = room.querySelector('a') ?? document.querySelector<HTMLElement>('.create-form button')
  target?.focus({ preventScroll: true })
}
