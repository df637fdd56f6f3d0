import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import type { Item } from '../../domain/item/item.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { ListStore } from '../list.ts'
import { changeProblemTexts } from '../messages/change-problem-texts.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { rowTexts } from '../rows/texts.ts'
import { TakeEntries } from '../taking/TakeEntries.tsx'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { WeeklySelect } from '../weekly/WeeklySelect.tsx'
import { AmountFields } from './AmountFields.tsx'
import { CategorySelect } from './CategorySelect.tsx'
import { fieldOfProblem } from './draft.ts'
import { FoodLink } from './FoodLink.tsx'
import { editTexts } from './field-texts.ts'
import { PriceField, SaidFields } from './SaidFields.tsx'
import { TextField } from './TextField.tsx'
import { editorTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'

export interface ItemSheetProps {
  /** The item as it was when editing began. */
  before: Item
  store: ListStore
  close: () => void
}

/** Editor of one item: its amount, name and price; the rest is one press deeper. */
export function ItemSheet({ before, store, close }: ItemSheetProps) {
  const item = useStore(store.$items).get(before.id) ?? before
  const { draft, setDraft, apply, save, isChanged, problem } = useDraft(before, item, store)
  const [isWhole, setWhole] = useState(false)
  const [formId, problemId] = [useId(), useId()]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save()) close()
  }
  const shared = { draft, setDraft, wrong: problem && fieldOfProblem(problem), problemId }
  const category = effectiveCategory(before)
  return (
    <Sheet title={before.name} picture={pictureAddress(before.name, category)} close={close}>
      <form className="item-sheet" id={formId} aria-label={editTexts.form(before.name)} onSubmit={submit}>
        <AmountFields {...shared} apply={apply} category={category} />
        <TextField {...shared} name="name" label={editTexts.name} />
        <PriceField {...shared} store={store}>
          <RestButton isOpen={isWhole} toggle={() => setWhole(!isWhole)} />
        </PriceField>
        {isWhole && (
          <>
            <CategorySelect draft={draft} setDraft={setDraft} />
            <SaidFields {...shared} store={store} />
          </>
        )}
      </form>
      {isWhole && <RareActions item={item} store={store} close={close} />}
      <Actions
        item={item}
        store={store}
        close={close}
        formId={isChanged || item.deleted ? formId : undefined}
      >
        <Problem id={problemId} problem={problem} item={item} />
      </Actions>
    </Sheet>
  )
}

/** Shows the rarer fields, and scrolls to them: they begin below the actions that stay in reach. */
function RestButton({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])
  return (
    <button ref={button} type="button" className="item-sheet-rest" aria-expanded={isOpen} onClick={toggle}>
      {editorTexts.rest}
      <Icon name="chevron-down" />
    </button>
  )
}

function Problem({ id, problem, item }: { id: string; problem: ChangeProblem | undefined; item: Item }) {
  return (
    <p className="item-sheet-problem" id={id} role="alert">
      {problem ? changeProblemTexts[problem] : item.deleted && editorTexts.isDeleted}
    </p>
  )
}

interface ActionsProps extends Pick<ItemSheetProps, 'store' | 'close'> {
  item: Item
}

/** Actions that few people need. */
function RareActions({ item, store, close }: ActionsProps) {
  return (
    <>
      <ul className="menu item-sheet-menu">
        {!item.completed && !item.deleted && (
          <TakeEntries item={item} store={store} after={(act) => after(close, act)} />
        )}
        {!item.deleted && <WeeklySelect item={item} store={store} />}
        <FoodLink item={item} />
      </ul>
      {item.author && <p className="item-sheet-author">{rowTexts.addedBy(item.author)}</p>}
    </>
  )
}

/**
 * Actions that stay in reach, however long the sheet is.
 *
 * @param props.formId id of the form, if it has something to save
 * @param props.children the reason why it cannot be saved
 */
function Actions({
  item,
  store,
  close,
  formId,
  children,
}: ActionsProps & { formId: string | undefined; children: ReactNode }) {
  return (
    <div className="sheet-actions item-sheet-actions">
      {children}
      {formId && (
        <button type="submit" form={formId} className="button button-do">
          {editTexts.save}
        </button>
      )}
      {!item.completed && !item.deleted && (
        <button
          type="button"
          className="button button-plain"
          onClick={after(close, () => store.setNotFound(item.id, !item.notFound))}
        >
          {item.notFound ? editorTexts.lookAgain : editorTexts.notFound}
        </button>
      )}
      {!item.deleted && (
        <button
          type="button"
          className="button button-plain item-sheet-remove"
          onClick={after(close, () => store.remove(item.id))}
        >
          {editorTexts.remove}
        </button>
      )}
    </div>
  )
}

function after(close: () => void, act: () => void): () => void {
  return () => {
    close()
    act()
  }
}
