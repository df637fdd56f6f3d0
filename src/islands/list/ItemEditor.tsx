import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { ChangeProblem } from '../../domain/change.ts'
import type { Item } from '../../domain/item.ts'
import { changeProblemTexts } from '../../i18n/errors.ts'
import { editTexts } from '../../i18n/list.ts'
import type { ListStore } from '../../stores/list.ts'
import { type Draft, draftOf, fieldOfProblem, fieldsOf } from './draft.ts'

interface Props {
  item: Item
  store: ListStore
  close: () => void
}

/** An item's row while somebody changes it: Enter saves, Escape leaves it as it was. */
export function ItemEditor({ item, store, close }: Props) {
  const [before] = useState(() => draftOf(item))
  const [draft, setDraft] = useState(before)
  const [problem, setProblem] = useState<ChangeProblem>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = store.edit(item.id, fieldsOf(draft, before))
    setProblem(found)
    if (!found) close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  const fieldProps = { draft, setDraft, problem }
  return (
    <li data-item={item.id}>
      <form
        className="item-editor"
        aria-label={editTexts.form(item.name)}
        onSubmit={save}
        onKeyDown={closeOnEscape}
      >
        <DraftField field="name" {...fieldProps} />
        <DraftField field="quantity" {...fieldProps} />
        <DraftField field="unit" {...fieldProps} />
        <p className="item-editor-wide item-editor-problem" id="edit-problem" role="alert">
          {problem && changeProblemTexts[problem]}
        </p>
        <div className="item-editor-wide item-editor-actions">
          <button type="submit" className="button button-do">
            {editTexts.save}
          </button>
          <button type="button" className="button button-plain" onClick={close}>
            {editTexts.cancel}
          </button>
        </div>
      </form>
    </li>
  )
}

interface FieldProps {
  field: keyof Draft
  draft: Draft
  setDraft: (draft: Draft) => void
  problem: ChangeProblem | undefined
}

function DraftField({ field, draft, setDraft, problem }: FieldProps) {
  const isInvalid = problem !== undefined && fieldOfProblem(problem) === field
  return (
    <label className={`item-editor-field ${field === 'name' ? 'item-editor-wide' : ''}`}>
      {editTexts[field]}
      <input
        className="field"
        name={field}
        value={draft[field]}
        inputMode={field === 'quantity' ? 'decimal' : 'text'}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isInvalid}
        aria-describedby="edit-problem"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to change this item
        autoFocus={field === 'name'}
        onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
      />
    </label>
  )
}
