import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens a dialog over the page for as long as its component lives. Escape, the phone's back gesture and a tap outside
 * ask to close it; the focus goes to what is marked `data-first`, else to the heading, and back to its opener at the end.
 *
 * @param closed has the component taken away; what is in it has lost the focus by then, as with any other closing
 */
export function useModal(closed: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const first = element?.querySelector<HTMLElement>('[data-first]') ?? element?.querySelector('h2')
    first?.focus()
    // A dialog that is taken away while open would leave the focus nowhere.
    return () => element?.close()
  }, [])
  useLayoutEffect(() => {
    const element = dialog.current
    return element ? closeWhenAsked(element, closed) : undefined
  }, [closed])
  return dialog
}

function closeWhenAsked(dialog: HTMLDialogElement, closed: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isPressedOutside = false
  const notePress = ({ target }: Event) => {
    isPressedOutside = target === dialog
  }
  dialog.addEventListener('pointerdown', notePress, { signal })
  // A selection that begins inside and ends outside is no tap outside.
  dialog.addEventListener('click', ({ target }) => isPressedOutside && target === dialog && dialog.close(), {
    signal,
  })
  dialog.addEventListener('close', () => dialog.open || closed(), { signal })
  return () => listening.abort()
}
