import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { readFields } from '../../domain/item/field-checks.ts'
import type { Item } from '../../domain/item/item.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { ListStore } from '../list.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { changeProblemTexts } from '../messages/change-problem-texts.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { rowTexts } from '../rows/texts.ts'
import { TakeEntries } from '../taking/TakeEntries.tsx'
import { WeeklySelect } from '../weekly/WeeklySelect.tsx'
import { effectiveCategory } from '../words/categories.ts'
import { AmountFields } from './AmountFields.tsx'
import { CategorySelect } from './CategorySelect.tsx'
import { type Draft, draftOf, fieldOfProblem, fieldsOf } from './draft.ts'
import { FoodLink } from './FoodLink.tsx'
import { editTexts } from './field-texts.ts'
import { SaidFields } from './SaidFields.tsx'
import { TextField } from './TextField.tsx'
import { editorTexts } from './texts.ts'

export interface ItemSheetProps {
  /** The item as it was when editing began. */
  before: Item
  store: ListStore
  close: () => void
}

/** Editor of one item: amount, name, category, and other actions. */
export function ItemSheet({ before, store, close }: ItemSheetProps) {
  const item = useStore(store.$items).get(before.id) ?? before
  const [draft, setWhole] = useState(() => draftOf(before))
  const [problem, setProblem] = useState<ChangeProblem>()
  const problemId = useId()
  const setDraft = (fields: Partial<Draft>) => setWhole((typed) => ({ ...typed, ...fields }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    const fields = readFields(fieldsOf(draft, draftOf(before)))
    if (typeof fields === 'string') return setProblem(fields)
    store.edit(item.id, fields)
    if (item.deleted) store.restore([item.id])
    close()
  }
  const wrong = problem && fieldOfProblem(problem)
  const category = effectiveCategory(before)
  const shared = { draft, setDraft, wrong, problemId }
  return (
    <Sheet title={before.name} picture={pictureAddress(before.name, category)} close={close}>
      <form className="item-sheet" aria-label={editTexts.form(before.name)} onSubmit={save}>
        <AmountFields {...shared} category={category} />
        <TextField {...shared} name="name" label={editTexts.name} />
        <CategorySelect draft={draft} setDraft={setDraft} />
        <SaidFields {...shared} store={store} />
        {item.author && <p className="item-sheet-author">{rowTexts.addedBy(item.author)}</p>}
        <p className="item-sheet-problem" id={problemId} role="alert">
          {problem ? changeProblemTexts[problem] : item.deleted && editorTexts.isDeleted}
        </p>
        <div className="sheet-actions">
          <button type="submit" className="button button-do">
            {editTexts.save}
          </button>
          <button type="button" className="button button-plain" onClick={close}>
            {editTexts.cancel}
          </button>
        </div>
      </form>
      <OtherActions item={item} store={store} close={close} />
    </Sheet>
  )
}

interface ActionsProps extends Pick<ItemSheetProps, 'store' | 'close'> {
  item: Item
}

/** Actions on the item other than editing its fields. */
function OtherActions({ item, store, close }: ActionsProps) {
  const after = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <ul className="menu item-sheet-menu">
      {!item.completed && !item.deleted && <TakeEntries item={item} store={store} after={after} />}
      {!item.deleted && <WeeklySelect item={item} store={store} />}
      <FoodLink item={item} />
      {!item.completed && !item.deleted && (
        <MenuEntry
          icon={item.notFound ? 'search' : 'search-x'}
          label={item.notFound ? editorTexts.lookAgain : editorTexts.notFound}
          run={after(() => store.setNotFound(item.id, !item.notFound))}
        />
      )}
      {!item.deleted && (
        <MenuEntry icon="trash" label={editorTexts.remove} isAlert run={after(() => store.remove(item.id))} />
      )}
    </ul>
  )
}
