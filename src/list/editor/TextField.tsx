import type { InputHTMLAttributes } from 'react'
import type { Draft } from './draft.ts'

export interface FieldsProps {
  draft: Draft
  setDraft: (fields: Partial<Draft>) => void
  /** The field that was refused. */
  wrong: keyof Draft | undefined
  problemId: string
}

interface Props
  extends FieldsProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'inputMode'> {
  name: 'name' | 'note' | 'store' | 'price'
  label: string
  maxLength?: number
  /** The id of a list of choices. */
  list?: string
}

/** One line of text about an item. */
export function TextField({ draft, setDraft, wrong, problemId, name, label, ...input }: Props) {
  return (
    <label className="item-sheet-field">
      {label}
      <input
        className="field"
        name={name}
        value={draft[name]}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={wrong === name}
        aria-describedby={problemId}
        onChange={(event) => setDraft({ [name]: event.target.value })}
        {...input}
      />
    </label>
  )
}
