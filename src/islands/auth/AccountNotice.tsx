import type { AccountOutcome } from '../../stores/account/account-outcome.ts'
import { useAuthTexts } from './use-auth-texts.ts'

interface Props {
  state: AccountOutcome | { kind: 'idle' } | { kind: 'busy' }
  doneText?: string | undefined
}

/** What came of something, said aloud as well: refusals at once, the rest when there is a moment. */
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
