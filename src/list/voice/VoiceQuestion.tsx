import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  title: string
  text?: string
  /** The answers; the first takes the focus. */
  children: ReactNode
}

/** Something to be known before anybody listens. */
export function VoiceQuestion({ title, text, children }: Props) {
  const answers = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => answers.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <section className="voice-panel voice-question" aria-labelledby={titleId}>
      <p className="voice-title" id={titleId}>
        {title}
      </p>
      {text && <p>{text}</p>}
      <div className="voice-answers" ref={answers}>
        {children}
      </div>
    </section>
  )
}
