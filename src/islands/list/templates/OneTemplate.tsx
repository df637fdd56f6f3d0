import { useState } from 'react'
import { scaled } from '../../../domain/templates/scaled.ts'
import type { Template } from '../../../domain/templates/template.ts'
import { editorTexts } from '../../../i18n/list/editor.ts'
import { historyTexts } from '../../../i18n/shop/history.ts'
import { templatesTexts } from '../../../i18n/shop/templates.ts'
import { countedTexts, templateTexts } from '../../../i18n/templates.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { createListOf } from '../../../stores/lists/create-list.ts'
import { Icon } from '../../Icon.tsx'
import { openHere } from '../../open-here.ts'
import { Sheet } from '../../Sheet.tsx'
import { ThingChip } from '../parts/ThingChip.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { usePresent } from '../parts/use-present.ts'

interface Props {
  template: Template
  store: ListStore
  close: () => void
  /** Back to all of them. */
  back: () => void
}

/** What an occasion takes for so many: all of it, or without what is at home. */
export function OneTemplate({ template, store, close, back }: Props) {
  const [people, setPeople] = useState(template.people)
  const isPresent = usePresent(store)
  const things = scaled(template, people)
  const [chosen, choose] = useChoices(things, () => true)
  const { title } = templateTexts[template.key]
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
      <button type="button" className="template-back" data-first onClick={back}>
        <Icon name="arrow-left" />
        {templatesTexts.back}
      </button>
      <HowMany template={template} people={people} setPeople={setPeople} />
      <div className="chips">
        {things.map((thing) => (
          <ThingChip
            key={thing.name}
            thing={thing}
            isChosen={chosen.has(thing.name) && !isPresent(thing.name)}
            isPresent={isPresent(thing.name)}
            choose={() => choose(thing.name)}
          />
        ))}
      </div>
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

interface HowManyProps {
  template: Template
  people: number
  setPeople: (people: number) => void
}

function HowMany({ template: { counted, min, max }, people, setPeople }: HowManyProps) {
  const { question, count } = countedTexts[counted]
  return (
    <fieldset className="template-people">
      <legend className="recap-title">{question}</legend>
      <div className="template-steps">
        <button
          type="button"
          className="item-sheet-step"
          aria-label={editorTexts.less}
          disabled={people <= min}
          onClick={() => setPeople(people - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="template-count">{count(people)}</output>
        <button
          type="button"
          className="item-sheet-step"
          aria-label={editorTexts.more}
          disabled={people >= max}
          onClick={() => setPeople(people + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  )
}
