import { useState } from 'react'
import { scaled } from '../../domain/templates/scaled.ts'
import type { Template } from '../../domain/templates/template.ts'
import { Icon } from '../../ui/Icon.tsx'
import { editorTexts } from '../editor/texts.ts'
import type { ListStore } from '../list.ts'
import { countedTexts, templateTexts } from './ready-texts.ts'
import { TemplateThings } from './TemplateThings.tsx'

interface Props {
  template: Template
  store: ListStore
  close: () => void
  /** Returns to all templates. */
  back: () => void
}

/** Items of an occasion for a number of people. */
export function OneTemplate({ template, ...sheet }: Props) {
  const [people, setPeople] = useState(template.people)
  return (
    <TemplateThings title={templateTexts[template.key].title} things={scaled(template, people)} {...sheet}>
      <HowMany template={template} people={people} setPeople={setPeople} />
    </TemplateThings>
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
      <legend className="visually-hidden">{question}</legend>
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
