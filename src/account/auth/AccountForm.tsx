import { type FormEvent, type ReactNode, useState } from 'react'
import type { AccountOutcome } from '../account-outcome.ts'
import { AccountNotice } from './AccountNotice.tsx'

type State = AccountOutcome | { kind: 'idle' } | { kind: 'busy' }

interface Props {
  /** Labels of the button, idle and busy. */
  label: string
  busyLabel: string
  /** Message after success; absent if another page follows. */
  doneText?: string
  tone?: 'do' | 'soft' | 'alert'
  /** @param typed a field's value by its name */
  act: (typed: (name: string) => string) => Promise<AccountOutcome>
  /** Shown below a refusal. */
  whenRefused?: (outcome: AccountOutcome) => ReactNode
  children?: ReactNode
}

/** Form for one action on an account: its fields, its button, and its result. */
export function AccountForm({ label, busyLabel, doneText, tone = 'do', act, whenRefused, children }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'busy') return
    const form = event.currentTarget
    const fields = new FormData(form)
    setState({ kind: 'busy' })
    const outcome = await act((name) => String(fields.get(name) ?? '')).catch(unforeseen)
    setState(outcome)
    if (outcome.kind === 'done') emptyPasswords(form)
  }
  const isBusy = state.kind === 'busy'
  return (
    <form className="account-form" onSubmit={submit}>
      {children}
      <AccountNotice state={state} doneText={doneText} />
      {state.kind === 'refused' && whenRefused?.(state)}
      <button type="submit" className={`button button-${tone}`} aria-disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </form>
  )
}

/** A password that did its work is not left standing. */
function emptyPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]')) field.value = ''
}

function unforeseen(): AccountOutcome {
  return { kind: 'refused', problem: 'unexpected' }
}
