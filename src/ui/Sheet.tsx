import type { RefObject } from 'react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { takeLateness } from './ask-to-open.ts'
import { hold } from './hold-presses.ts'
import { Icon } from './Icon.tsx'
import { $openSheets } from './toasts.ts'

const closeText = 'Închide'

interface Props {
  title: string
  /** The address of the picture beside the title. */
  picture?: string
  /** Changes whenever an answer of the server moves the contents; presses then count only after a moment. */
  order?: string
  /** Removes the sheet. */
  close: () => void
  children: ReactNode
}

/** A panel over the page, from below on phones and in the middle elsewhere. It is open as long as it is drawn. */
export function Sheet({ title, picture, order, close, children }: Props) {
  const dialog = useModal(close)
  const body = useHeldAfter<HTMLDivElement>(order)
  const titleId = useId()
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={titleId}>
      <div className="sheet-panel">
        <div className="sheet-header">
          {picture && <img className="sheet-picture" src={picture} alt="" width="40" height="40" />}
          <h2 className="sheet-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-button" aria-label={closeText}>
              <Icon name="x" />
            </button>
          </form>
        </div>
        <div ref={body} className="sheet-body">
          {children}
        </div>
      </div>
    </dialog>
  )
}

/**
 * Refuses presses on an element for a moment after its contents have moved.
 *
 * @param order changes whenever they move; undefined if they never do by themselves
 */
export function useHeldAfter<Held extends Element>(order: unknown): RefObject<Held | null> {
  const held = useRef<Held>(null)
  useLayoutEffect(() => {
    if (order !== undefined && held.current) hold(held.current)
  }, [order])
  return held
}

/**
 * Opens a dialog over the page as long as its component lives. Escape, the phone's back gesture and a tap outside close
 * it. The focus goes to the heading, and back to the opener at the end.
 *
 * @param closed removes the component, after its contents have lost the focus
 */
function useModal(closed: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (element.showModal) element.showModal()
    else element.setAttribute('open', '')
    element.querySelector('h2')?.focus()
    if (takeLateness()) hold(element)
    $openSheets.set([element, ...$openSheets.get()])
    return () => {
      $openSheets.set($openSheets.get().filter((other) => other !== element))
      // A dialog that is removed while it is open would leave the focus nowhere.
      element.close?.()
    }
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
  if (!dialog.showModal) closeByHand(dialog, closed, signal)
  return () => listening.abort()
}

/** Browsers without modal dialogs (Safari before 15.4, Firefox before 98) close none by themselves. */
function closeByHand(dialog: HTMLElement, closed: () => void, signal: AbortSignal): void {
  const closeBySubmit = (event: Event) => {
    if (!(event.target as Element).matches('[method="dialog"]')) return
    event.preventDefault()
    closed()
  }
  dialog.addEventListener('submit', closeBySubmit, { signal })
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && closed(), { signal })
}
