import { type FormEvent, useId, useState } from 'react'
import { accountKeys, keyNameLength, readKeyName } from './account-keys.ts'
import { useAccountKeysTexts } from './use-account-keys-texts.ts'

/** A form for a new key: its name, and permission to write. @param props.show shows the key that was made */
export function NewKey({ show }: { show: (key: string) => void }) {
  const texts = useAccountKeysTexts()
  const id = useId()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const name = readKeyName(fields.get('name'))
    setProblem(name === undefined ? texts.nameProblem : '')
    if (name === undefined || isBusy) return
    setBusy(true)
    const made = await accountKeys
      .make(name, fields.has('mayWrite') ? 'write' : 'read')
      .catch(() => 'failed' as const)
    setBusy(false)
    if (typeof made === 'string') setProblem(made === 'too-many' ? texts.tooMany : texts.failed)
    else {
      form.reset()
      show(made.key)
    }
  }
  return (
    <form className="account-form" onSubmit={make} noValidate>
      <div className="account-field">
        <label htmlFor={id}>{texts.name}</label>
        <input
          id={id}
          name="name"
          className="field"
          maxLength={keyNameLength}
          autoComplete="off"
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-note`}
        />
        <p className="account-note" id={`${id}-note`} data-problem={problem || undefined} aria-live="polite">
          {problem || texts.nameHint}
        </p>
      </div>
      <label className="account-check">
        <input type="checkbox" name="mayWrite" defaultChecked />
        {texts.mayWrite}
      </label>
      <button type="submit" className="button button-soft" aria-disabled={isBusy}>
        {isBusy ? texts.busy : texts.make}
      </button>
    </form>
  )
}
