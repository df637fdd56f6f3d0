import type { ReactNode } from 'react'
import { addresses } from '../../site.ts'
import type { AccountOutcome } from '../account-outcome.ts'
import { dropSession } from '../session.ts'
import { AccountForm } from './AccountForm.tsx'
import { linkToken } from './link-token.ts'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props {
  label: string
  doneText: string
  act: (token: string, password: string) => Promise<AccountOutcome>
  children: ReactNode
}

/** Form for an action that needs a mail's link and a password. The action ends all sessions, also on this device. */
export function LinkForm({ label, doneText, act, children }: Props) {
  const texts = useAuthTexts()
  const actAndSignOut = async (password: string) => {
    const outcome = await act(linkToken(), password)
    if (outcome.kind === 'done') dropSession()
    return outcome
  }
  return (
    <>
      <AccountForm
        label={label}
        busyLabel={texts.saving}
        doneText={doneText}
        act={(typed) => actAndSignOut(typed('password'))}
      >
        {children}
      </AccountForm>
      <a className="account-link" href={addresses.auth}>
        {texts.backToSignIn}
      </a>
    </>
  )
}
