import { useStore } from '@nanostores/react'
import { type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react'
import { addresses } from '../../site.ts'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { addTexts } from '../add/texts.ts'
import type { ListStore } from '../list.ts'
import { withPanelStyles } from '../panels/with-panel-styles.tsx'
import { $canListen, findWhetherAnythingListens } from './can-listen.ts'

/** Button for voice input, if there is a speech engine. The code for it is loaded at the first press. */
export function VoiceButton({ store }: { store: ListStore }) {
  const canListen = useStore($canListen)
  const [voice, setVoice] = useState<ReactNode>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    findWhetherAnythingListens(addresses.listToken(location.pathname) ?? '').catch(() => undefined)
  }, [])
  const begin = async (element: HTMLButtonElement) => {
    const isLast = askToOpen()
    const code = await onDemand(withPanelStyles(import('./VoiceInput.tsx')))
    if (code && isLast()) setVoice(<code.VoiceInput store={store} button={element} />)
    else delete element.dataset.press
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press that the early script has heard, once
  useEffect(() => {
    if (button.current?.dataset.press) void begin(button.current)
  }, [])
  const press = (event: UIEvent<HTMLButtonElement> & { key?: string }) => {
    const { currentTarget, detail, type, key = ' ' } = event
    // A click that counts itself was begun by a pointer, which was answered when it went down.
    if (detail > 0 || (key !== ' ' && key !== 'Enter')) return
    event.preventDefault()
    notePress(currentTarget, type !== 'click')
    void begin(currentTarget)
  }
  if (!canListen) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button voice-button"
        aria-label={addTexts.voice}
        onPointerDown={press}
        onKeyDown={press}
        onClick={press}
      >
        <Icon name="mic" />
      </button>
      {voice}
    </>
  )
}

/**
 * Marks on the button that it is pressed, and when it is released: the code for voice input may not be loaded by then, and
 * `:active` does not distinguish a press that has ended from one that continues.
 */
function notePress(button: HTMLButtonElement, isHeld: boolean): void {
  button.dataset.press = isHeld ? 'down' : 'up'
  const comeUp = () => {
    if (button.dataset.press) button.dataset.press = 'up'
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, comeUp, { once: true, capture: true })
}
