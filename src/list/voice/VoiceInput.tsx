import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addresses } from '../../site.ts'
import type { ListStore } from '../list.ts'
import { findSpeechInput } from './find-speech-input.ts'
import { followPresses } from './follow-presses.ts'
import { addSpoken, tellTrouble } from './spoken.ts'
import { voiceButtonTexts } from './texts.ts'
import { VoicePanel } from './VoicePanel.tsx'
import { VoiceStatus } from './VoiceStatus.tsx'
import { Voice, type VoiceState } from './voice.ts'

interface Props {
  store: ListStore
  /** Was pressed, and is this component's from now on. */
  button: HTMLButtonElement
}

/** Records speech, and adds the recognized items to the list. Its panel replaces the suggestions. */
export function VoiceInput({ store, button }: Props) {
  const [voice] = useState(() => makeVoice(store))
  const state = useStore(voice.$state)
  useEffect(() => followButton(button, voice), [button, voice])
  useEffect(() => dress(button, state), [button, state])
  const focusButton = () => button.focus()
  return (
    <>
      <VoiceStatus state={state} />
      <VoicePanel voice={voice} state={state} focusAfter={focusButton} />
    </>
  )
}

function makeVoice(store: ListStore): Voice {
  const token = addresses.listToken(location.pathname)?.toLowerCase() ?? ''
  return new Voice({
    findSpeechInput: () => findSpeechInput(token),
    take: (text) => void addSpoken(store, text),
    tell: tellTrouble,
  })
}

/** Begins with the press that brought it here, and ends with the screen. */
function followButton(button: HTMLButtonElement, voice: Voice): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  followPresses(button, voice, signal)
  addEventListener('keydown', ({ key }) => key === 'Escape' && voice.cancel(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && voice.hide(), { signal })
  addEventListener('pagehide', () => voice.hide(), { signal })
  voice.press()
  if (button.dataset.press !== 'down') voice.release()
  delete button.dataset.press
  return () => {
    leaving.abort()
    voice.cancel()
  }
}

function dress(button: HTMLButtonElement, { kind }: VoiceState): void {
  button.setAttribute('aria-label', voiceButtonTexts[kind])
  button.setAttribute('aria-disabled', String(kind === 'starting' || kind === 'processing'))
  button.dataset.voice = kind
}
