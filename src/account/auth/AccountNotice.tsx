import type { AccountOutcome } from '../account-outcome.ts'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props {
  state: AccountOutcome | { kind: 'idle' } | { kind: 'busy' }
  doneText?: string | undefined
}

/** Result of an action, also for screen readers: refusals as an alert, other results as a status. */
export function AccountNotice({ state, doneText }: Props) {
  const { problems } = useAuthTexts()
  return (
    <>
      <div role="alert">
        {state.kind === 'refused' && (
          <p className="account-alert" data-tone="destructive">
            {state.said ?? problems[state.problem]}
          </p>
        )}
      </div>
      <div role="status">
        {state.kind === 'done' && doneText && <p className="account-alert">{doneText}</p>}
      </div>
    </>
  )
}
