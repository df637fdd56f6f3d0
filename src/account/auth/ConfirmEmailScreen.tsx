import { useEffect, useRef, useState } from 'react'
import { addresses } from '../../site.ts'
import type { AccountOutcome } from '../account-outcome.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { confirmEmail } from './auth.ts'
import { linkToken } from './link-token.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** Confirms an address as soon as the mail's link is opened. */
export function ConfirmEmailScreen() {
  const texts = useAuthTexts()
  const [state, setState] = useState<AccountOutcome | { kind: 'busy' }>({ kind: 'busy' })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void confirmEmail(linkToken()).then(setState)
  }, [])
  return (
    <AccountCard title={texts.confirmTitle}>
      {state.kind === 'busy' && <p className="account-text">{texts.confirming}</p>}
      <AccountNotice state={state} doneText={texts.confirmed} />
      {state.kind !== 'busy' && (
        <a className="button button-do" href={addresses.auth}>
          {texts.signIn}
        </a>
      )}
    </AccountCard>
  )
}
