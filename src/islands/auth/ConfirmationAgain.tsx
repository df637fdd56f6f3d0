import { useState } from 'react'
import type { Outcome } from '../../stores/account-outcome.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

/** Has the confirmation mail sent once more, for whom it went astray. */
export function ConfirmationAgain({ send }: { send: () => Promise<Outcome> }) {
  const texts = useAuthTexts()
  const [state, setState] = useState<Outcome | { kind: 'idle' }>({ kind: 'idle' })
  return (
    <>
      <AccountNotice state={state} doneText={texts.confirmationAgain} />
      <button type="button" className="account-link" onClick={async () => setState(await send())}>
        {texts.sendConfirmation}
      </button>
    </>
  )
}
