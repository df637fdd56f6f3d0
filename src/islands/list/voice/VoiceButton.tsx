import { useStore } from '@nanostores/react'
import { type ReactNode, type UIEvent, useEffect, useState } from 'react'
import { addTexts } from '../../../i18n/list/add.ts'
import { addresses } from '../../../site.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { $canListen, findWhetherAnythingListens } from '../../../stores/voice/can-listen.ts'
import { Icon } from '../../Icon.tsx'
import { onDemand } from '../../on-demand.ts'

/**
 * The way to say things instead of typing them, where anything listens. All that it takes is fetched when it is first
 * pressed.
 */
export function VoiceButton({ store }: { store: ListStore }) {
  const canListen = useStore($canListen)
  const [voice, setVoice] = useState<ReactNode>()
  useEffect(() => {
    findWhetherAnythingListens(addresses.listToken(location.pathname) ?? '').catch(() => undefined)
  }, [])
  const begin = async (event: UIEvent<HTMLButtonElement> & { key?: string }) => {
    const { currentTarget: button, detail, key = ' ' } = event
    // A click that counts itself was begun by a pointer, which was answered when it went down.
    if (detail > 0 || (key !== ' ' && key !== 'Enter')) return
    event.preventDefault()
    const code = await onDemand(import('./VoiceInput.tsx'))
    if (code) setVoice(<code.VoiceInput store={store} button={button} />)
  }
  if (!canListen) return null
  return (
    <>
      <button
        type="button"
        className="icon-button voice-button"
        aria-label={addTexts.voice}
        onPointerDown={begin}
        onKeyDown={begin}
        onClick={begin}
      >
        <Icon name="mic" />
      </button>
      {voice}
    </>
  )
}
