import {
  browserConsentTexts,
  voiceButtonTexts,
  voiceLackTexts,
  voiceOfferTexts,
  voiceTexts,
} from './texts.ts'
import type { VoiceState } from './voice.ts'

/** State of the recording for screen readers. Results are announced among the messages. */
export function VoiceStatus({ state }: { state: VoiceState }) {
  return (
    <p className="visually-hidden" role="status">
      {statusText(state)}
    </p>
  )
}

function statusText(state: VoiceState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'starting':
    case 'processing':
      return voiceButtonTexts[state.kind]
    case 'recording':
      return voiceTexts.speak
    case 'consent':
      return `${browserConsentTexts.title} ${browserConsentTexts.text}`
    case 'offer':
      return voiceOfferTexts.title(state.name)
    case 'unavailable':
      return `${voiceLackTexts[state.lack].title}. ${voiceLackTexts[state.lack].text}`
  }
}
