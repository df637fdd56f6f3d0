import { type ReactNode, useEffect, useState } from 'react'
import type { AccountOutcome } from '../../stores/account/account-outcome.ts'
import { askForConfirmation } from '../../stores/account/auth.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

/** For as long the server sends the same person no other (two minutes from when it has left). */
const restMs = 125_000

type State = AccountOutcome | { kind: 'idle' } | { kind: 'busy' }

interface Props {
  email: string
  /** What came of the mail that was asked for before. */
  mailed?: AccountOutcome
  /** Between what came of it and what sends it again. */
  children?: ReactNode
}

/** Has the confirmation mail sent once more, for whom it went astray. */
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

/** Whether one has just been sent. */
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
