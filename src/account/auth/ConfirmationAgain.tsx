import { type ReactNode, useEffect, useState } from 'react'
import type { AccountOutcome } from '../account-outcome.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { askForConfirmation } from './auth.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** Interval during which the server sends the same person no other mail (two minutes after sending). */
const restMs = 125_000

type State = AccountOutcome | { kind: 'idle' } | { kind: 'busy' }

interface Props {
  email: string
  /** Result of the mail that was requested before. */
  mailed?: AccountOutcome
  /** Shown between the result and the button that sends the mail again. */
  children?: ReactNode
}

/** Sends the confirmation mail again, for people who did not receive it. */
export function ConfirmationAgain({ email, mailed, children }: Props) {
  const texts = useAuthTexts()
  const [state, setState] = useState<State>(mailed ?? { kind: 'idle' })
  const [isFirst, setIsFirst] = useState(mailed !== undefined)
  const isResting = useRest(state)
  const send = async () => {
    if (isResting || state.kind === 'busy') return
    setIsFirst(false)
    setState({ kind: 'busy' })
    setState(await askForConfirmation(email))
  }
  return (
    <>
      <AccountNotice state={state} doneText={isFirst ? texts.confirmationSent : texts.confirmationAgain} />
      {children}
      <button type="button" className="button button-soft" aria-disabled={isResting} onClick={send}>
        {state.kind === 'busy' ? texts.sending : texts.sendConfirmation}
      </button>
      {isResting && <p className="account-note">{texts.waitForMail}</p>}
    </>
  )
}

/** True for a while after a mail has been sent. */
function useRest(state: State): boolean {
  const [rested, setRested] = useState<State>()
  useEffect(() => {
    if (state.kind !== 'done') return
    const waking = setTimeout(() => setRested(state), restMs)
    return () => {
      clearTimeout(waking)
      setRested(undefined)
    }
  }, [state])
  return state.kind === 'done' && rested !== state
}
