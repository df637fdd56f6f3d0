import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import type { ChangeProblem } from '../../domain/change.ts'
import type { Item } from '../../domain/item.ts'
import { changeProblemTexts } from '../../i18n/errors.ts'
import { editTexts } from '../../i18n/list.ts'
import { editorTexts, rowTexts } from '../../i18n/rows.ts'
import type { ListStore } from '../../stores/list.ts'
import { draftOf, fieldOfProblem, fieldsOf } from './draft.ts'
import { EditorFields } from './EditorFields.tsx'
import { FoodLink } from './FoodLink.tsx'
import { focusNeighbour } from './focus.ts'
import { useDraft } from './use-draft.ts'
import type { EditingVerbs } from './use-editing.ts'

interface Props {
  item: Item
  /** The item as it was when the person began. */
  before: Item
  editing: EditingVerbs
  store: ListStore
}

/** An item's row while somebody changes it: Enter saves, Escape leaves it as it was. */
export function ItemEditor({ item, before, editing, store }: Props) {
  const { draft, setDraft, isNew } = useDraft(before, editing)
  const [problem, setProblem] = useState<ChangeProblem>()
  const close = () => editing.end(item.id)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = store.edit(item.id, fieldsOf(draft, draftOf(before)))
    setProblem(found)
    if (found) return
    if (item.deleted) store.restore([item.id])
    close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  const wrong = problem && fieldOfProblem(problem)
  const problemId = useId()
  return (
    <li className="item-editing" data-item={item.id}>
      <form
        className="item-editor"
        aria-label={editTexts.form(before.name)}
        onSubmit={save}
        onKeyDown={closeOnEscape}
      >
        <EditorFields draft={draft} setDraft={setDraft} wrong={wrong} problemId={problemId} isNew={isNew} />
        <EditorNotes item={item} problem={problem} problemId={problemId} />
        <FoodLink item={item} />
        <div className="item-editor-wide item-editor-actions">
          <button type="submit" className="button button-do" data-control="edit-save">
            {editTexts.save}
          </button>
          <button type="button" className="button button-plain" data-control="edit-cancel" onClick={close}>
            {editTexts.cancel}
          </button>
          {!item.deleted && <OtherActions item={item} store={store} close={close} />}
        </div>
      </form>
    </li>
  )
}

interface NotesProps {
  item: Item
  problem: ChangeProblem | undefined
  problemId: string
}

function EditorNotes({ item, problem, problemId }: NotesProps) {
  return (
    <>
      {item.author && <p className="item-editor-wide item-editor-author">{rowTexts.addedBy(item.author)}</p>}
      <p className="item-editor-wide item-editor-problem" id={problemId} role="alert">
        {problem ? changeProblemTexts[problem] : item.deleted && editorTexts.isDeleted}
      </p>
    </>
  )
}

/** What can be done with the item instead of changing what it says. */
function OtherActions({ item, store, close }: Pick<Props, 'item' | 'store'> & { close: () => void }) {
  const look = () => {
    store.setNotFound(item.id, !item.notFound)
    close()
  }
  const remove = (event: { currentTarget: HTMLElement }) => {
    focusNeighbour(event.currentTarget, 'open')
    store.remove(item.id)
    close()
  }
  return (
    <>
      {!item.completed && (
        <button type="button" className="button button-plain" data-control="edit-look" onClick={look}>
          {item.notFound ? editorTexts.lookAgain : editorTexts.notFound}
        </button>
      )}
      <button type="button" className="button button-alert" data-control="edit-remove" onClick={remove}>
        {editorTexts.remove}
      </button>
    </>
  )
}
