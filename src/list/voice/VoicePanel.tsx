import { Icon } from '../../ui/Icon.tsx'
import {
  browserConsentTexts,
  voiceButtonTexts,
  voiceLackTexts,
  voiceOfferTexts,
  voiceTexts,
} from './texts.ts'
import { VoiceQuestion } from './VoiceQuestion.tsx'
import { VoiceRecording } from './VoiceRecording.tsx'
import type { Voice, VoiceState } from './voice.ts'
import { letBrowserHear } from './voice-consent.ts'

interface Props {
  voice: Voice
  state: VoiceState
  /** Sets the focus after the focused element was removed. */
  focusAfter: () => void
}

/** Panel for voice input, with the questions and explanations before it. */
export function VoicePanel({ voice, state, focusAfter }: Props) {
  const close = () => {
    focusAfter()
    voice.cancel()
  }
  switch (state.kind) {
    case 'idle':
      return null
    case 'starting':
    case 'processing':
      return (
        <div className="voice-panel voice-waiting" data-voice={state.kind}>
          <span className="voice-dots" aria-hidden="true" />
          <p className="voice-text">
            {voice.text() ? voiceTexts.soFar(voice.text()) : voiceButtonTexts[state.kind]}
          </p>
          <CancelButton cancel={close} />
        </div>
      )
    case 'recording':
      return (
        <VoiceRecording voice={voice} isHeld={state.isHeld} endsAt={state.endsAt}>
          <CancelButton cancel={close} />
        </VoiceRecording>
      )
    case 'consent':
      return <ConsentQuestion voice={voice} focusAfter={focusAfter} />
    case 'offer':
      return <OfferQuestion voice={voice} name={state.name} focusAfter={focusAfter} refuse={close} />
    case 'unavailable':
      return (
        <VoiceQuestion {...voiceLackTexts[state.lack]}>
          <button type="button" className="button button-soft" onClick={close}>
            {voiceLackTexts.understood}
          </button>
        </VoiceQuestion>
      )
  }
}

interface OfferProps extends Pick<Props, 'voice' | 'focusAfter'> {
  name: string
  refuse: () => void
}

function ConsentQuestion({ voice, focusAfter }: Pick<Props, 'voice' | 'focusAfter'>) {
  const answer = (mayHear: boolean) => () => {
    letBrowserHear(mayHear)
    focusAfter()
    if (!mayHear) return voice.cancel()
    voice.press()
    voice.release()
  }
  return (
    <VoiceQuestion title={browserConsentTexts.title} text={browserConsentTexts.text}>
      <button type="button" className="button button-soft" onClick={answer(true)}>
        {browserConsentTexts.agree}
      </button>
      <button type="button" className="button button-plain" onClick={answer(false)}>
        {browserConsentTexts.refuse}
      </button>
    </VoiceQuestion>
  )
}

function OfferQuestion({ voice, name, focusAfter, refuse }: OfferProps) {
  const add = () => {
    focusAfter()
    voice.accept()
  }
  return (
    <VoiceQuestion title={voiceOfferTexts.title(name)}>
      <button type="button" className="button button-soft" onClick={add}>
        {voiceOfferTexts.add}
      </button>
      <button type="button" className="button button-plain" onClick={refuse}>
        {voiceOfferTexts.refuse}
      </button>
    </VoiceQuestion>
  )
}

function CancelButton({ cancel }: { cancel: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={voiceTexts.cancel}
      // Keeps the focus in the text field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={cancel}
    >
      <Icon name="x" />
    </button>
  )
}
