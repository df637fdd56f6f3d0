import type { ReactNode } from 'react'
import type { ItemFields } from '../../domain/item/fields.ts'
import { createListOf } from '../../my-lists/create/create-list.ts'
import { openHere } from '../../ui/open-here.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { historyTexts } from '../history/texts.ts'
import type { ListStore } from '../list.ts'
import { BackInSheet } from '../parts/BackInSheet.tsx'
import { ThingChip } from '../parts/ThingChip.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { usePresent } from '../parts/use-present.ts'
import { templatesTexts } from './texts.ts'

type Thing = Pick<ItemFields, 'name' | 'quantity' | 'unit'> & Partial<ItemFields>

interface Props {
  title: string
  things: readonly Thing[]
  store: ListStore
  close: () => void
  /** Returns to all templates. */
  back: () => void
  /** Shown above the items. */
  children?: ReactNode
  below?: ReactNode
}

/** Items of a template, all or only the selected ones: for this list, or for a new one. */
export function TemplateThings({ title, things, store, close, back, children, below }: Props) {
  const isPresent = usePresent(store)
  const [chosen, choose] = useChoices(things, () => true)
  const wanted = things.filter(({ name }) => chosen.has(name))
  const missing = wanted.filter(({ name }) => !isPresent(name))
  const put = () => {
    close()
    void store.addItems(missing, templatesTexts.added(title))
  }
  const makeList = async () => {
    const made = await createListOf(title, wanted)
    close()
    if (made) openHere(made.token)
  }
  return (
    <Sheet title={title} close={close}>
      <BackInSheet back={back}>{templatesTexts.back}</BackInSheet>
      {children}
      <div className="chips">
        {things.map((thing, at) => (
          <ThingChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may have two things of a name, and their places do not change
            key={at}
            thing={thing}
            isChosen={chosen.has(thing.name) && !isPresent(thing.name)}
            isPresent={isPresent(thing.name)}
            choose={() => choose(thing.name)}
          />
        ))}
      </div>
      {below}
      <div className="sheet-end template-end">
        <button type="button" className="button button-do" disabled={missing.length === 0} onClick={put}>
          {historyTexts.put(missing.length)}
        </button>
        <button
          type="button"
          className="button button-plain"
          disabled={wanted.length === 0}
          onClick={() => void makeList()}
        >
          {templatesTexts.newList}
        </button>
      </div>
    </Sheet>
  )
}
