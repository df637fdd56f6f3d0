import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { pasteTexts } from '../add/added-texts.ts'
import { editTexts } from '../editor/field-texts.ts'
import type { PasteRow } from './paste-rows.ts'
import type { PasteRows } from './use-paste-rows.ts'

interface Props extends Pick<PasteRows, 'correct'> {
  row: PasteRow
  close: () => void
}

/** A pasted part as text: Enter or leaving the field reads it again, Escape leaves it unchanged. */
export function PastedRowEditor({ row, correct, close }: Props) {
  const [text, setText] = useState(row.text)
  const save = () => {
    correct(row.id, text)
    close()
  }
  const saveOnSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The sheet around it stays open.
    event.preventDefault()
    close()
  }
  return (
    <li className="pasted">
      <form className="pasted-editor" onSubmit={saveOnSubmit}>
        <input
          className="field"
          value={text}
          aria-label={pasteTexts.editLabel}
          autoComplete="off"
          enterKeyHint="done"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to correct it
          autoFocus
          onChange={(event) => setText(event.target.value)}
          onKeyDown={closeOnEscape}
          onBlur={save}
        />
        <button type="submit" className="icon-button" aria-label={editTexts.save}>
          <Icon name="check" />
        </button>
      </form>
    </li>
  )
}
