import { type ReactNode, useEffect, useRef, useState } from 'react'
import { voiceTexts } from './texts.ts'
import type { Voice } from './voice.ts'

const bars = ['one', 'two', 'three', 'four', 'five']

interface Props {
  voice: Voice
  isHeld: boolean
  /** In ms of `performance.now`. */
  endsAt: number
  children: ReactNode
}

/** Volume of the recording, the words that were recognised so far, and the remaining time. */
export function VoiceRecording({ voice, isHeld, endsAt, children }: Props) {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt))
  const [text, setText] = useState('')
  const meter = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      onEachFrame(() => {
        meter.current?.style.setProperty('--level', voice.level().toFixed(2))
        setSeconds(secondsUntil(endsAt))
        setText(voice.text())
      }),
    [voice, endsAt],
  )
  return (
    <div className="voice-panel voice-recording">
      <span className="voice-meter" ref={meter} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} />
        ))}
      </span>
      <p className="voice-text">
        {text ? voiceTexts.soFar(text) : voiceTexts.listening}{' '}
        <span className="voice-remaining">{voiceTexts.remaining(seconds)}</span>
        <span className="voice-hint">{isHeld ? voiceTexts.letGo : voiceTexts.pressAgain}</span>
      </p>
      {children}
    </div>
  )
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000))
}

/** @returns a function that stops it */
function onEachFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    act()
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}
