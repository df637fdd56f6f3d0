import { type SyntheticEvent, useState } from 'react'
import { showToast } from '../../ui/toasts.ts'
import { LinkPart } from '../parts/LinkPart.tsx'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { useServerAction } from '../parts/use-server-action.ts'
import { keyNameLength, type OwnedKeys, readKeyName } from './owned-keys.ts'
import { apiKeysTexts } from './texts.ts'

interface Props {
  owned: OwnedKeys
  /** Shows the key that was made. */
  show: (key: string) => void
}

/** A form for a new key: its name, and permission to write. */
export function NewKey({ owned, show }: Props) {
  const [name, setName] = useState('')
  const [mayWrite, setMayWrite] = useState(true)
  const [isRefused, setIsRefused] = useState(false)
  const [isBusy, ask] = useServerAction()
  const make = (event: SyntheticEvent) => {
    event.preventDefault()
    const wanted = readKeyName(name)
    setIsRefused(wanted === undefined)
    if (wanted === undefined) return
    void ask(async () => {
      const made = await owned.make(wanted, mayWrite ? 'write' : 'read')
      if (made === 'too-many') showToast({ tone: 'error', text: apiKeysTexts.tooMany })
      else if (made !== 'failed') show(made.key)
      return made !== 'failed'
    })
  }
  const type = (typed: string) => {
    setName(typed)
    setIsRefused(false)
  }
  return (
    <LinkPart icon="plus" title={apiKeysTexts.more} text={apiKeysTexts.nameHint}>
      <form className="api-key-form" onSubmit={make}>
        <NameField name={name} isRefused={isRefused} type={type} />
        <SwitchRow
          label={apiKeysTexts.mayWrite}
          hint={apiKeysTexts.mayWriteHint}
          isOn={mayWrite}
          set={setMayWrite}
        />
        <button type="submit" className="button button-do" disabled={isBusy}>
          {apiKeysTexts.make}
        </button>
      </form>
    </LinkPart>
  )
}

interface NameFieldProps {
  name: string
  isRefused: boolean
  type: (typed: string) => void
}

function NameField({ name, isRefused, type }: NameFieldProps) {
  return (
    <label className="link-field">
      <span className="settings-label">{apiKeysTexts.name}</span>
      <input
        className="field"
        value={name}
        maxLength={keyNameLength}
        placeholder={apiKeysTexts.namePlaceholder}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isRefused}
        aria-describedby="api-key-name-problem"
        onChange={({ target }) => type(target.value)}
      />
      <span className="settings-problem" id="api-key-name-problem" role="status">
        {isRefused && apiKeysTexts.nameProblem}
      </span>
    </label>
  )
}
