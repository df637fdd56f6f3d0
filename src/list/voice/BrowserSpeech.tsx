import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { settingsTexts } from '../settings/texts.ts'
import { $mayBrowserHear, letBrowserHear } from './voice-consent.ts'

/** Revokes the consent to speech recognition by the browser; empty before consent was given. */
export function BrowserSpeech() {
  const mayHear = useStore($mayBrowserHear)
  const [wasAgreed] = useState(() => $mayBrowserHear.get())
  if (!wasAgreed && !mayHear) return null
  const { browserSpeech, browserSpeechHint } = settingsTexts
  return <SwitchRow label={browserSpeech} hint={browserSpeechHint} isOn={mayHear} set={letBrowserHear} />
}
