import { useEffect, useRef } from 'react'
import type { Typed } from './AuthTabs.tsx'
import { ConfirmationAgain } from './ConfirmationAgain.tsx'
import type { SignedUp } from './SignUpForm.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props {
  account: SignedUp
  /** Shows the forms again, filled with the earlier input. */
  back: (typed: Typed) => void
}

/** Instructions after signing up, in place of the form. */
export function MailedPart({ account: { email, displayName, mailed }, back }: Props) {
  const texts = useAuthTexts()
  const [beforeAddress, afterAddress] = texts.sentTo
  const part = useRef<HTMLElement>(null)
  // The button that had the focus was removed with its form.
  useEffect(() => part.current?.focus(), [])
  return (
    <section className="account-mailed" aria-label={texts.signUp} tabIndex={-1} ref={part}>
      <ConfirmationAgain email={email} mailed={mailed}>
        {mailed.kind === 'done' && (
          <p>
            {beforeAddress}
            <strong>{email}</strong>
            {afterAddress}
          </p>
        )}
        <p className="account-text">{texts.notArrived}</p>
      </ConfirmationAgain>
      <div className="account-links">
        <button
          type="button"
          className="account-link"
          onClick={() => back({ tab: 'signUp', email, displayName })}
        >
          {texts.otherAddress}
        </button>
        <button type="button" className="account-link" onClick={() => back({ tab: 'signIn', email })}>
          {texts.signIn}
        </button>
      </div>
    </section>
  )
}
