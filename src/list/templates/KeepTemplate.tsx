import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { readOption, templatesPerList } from '../../domain/list/options.ts'
import { ownTemplateText } from '../../domain/list/own-template.ts'
import {
  type OwnTemplate,
  ownTemplateOption,
  templateNameLength,
} from '../../domain/templates/own-templates.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { BackInSheet } from '../parts/BackInSheet.tsx'
import { ThingChip } from '../parts/ThingChip.tsx'
import { templatesTexts } from './texts.ts'

interface Props {
  /** Templates that the list has already. */
  own: readonly OwnTemplate[]
  store: ListStore
  close: () => void
  /** Returns to all templates. */
  back: () => void
}

/** Saves all or some of the list's items as a named template, for all who have its link. */
export function KeepTemplate({ own, store, close, back }: Props) {
  const nameId = useId()
  const saved = useStore(optionsOf(store))
  const listName = useStore(store.$name)
  const [name, setName] = useState(() => Array.from(listName).slice(0, templateNameLength).join(''))
  const { things, isChosen, choose } = useThingsOnList(store)
  const chosen = things.filter(isChosen)
  const { option, value, replaced, isFull, isTooMuch } = keptAs(name, chosen, own)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (!option) return
    void store.setOptions([[option, value]], saved, templatesTexts.kept(name.trim()))
    close()
  }
  return (
    <Sheet title={templatesTexts.keep} close={close}>
      <BackInSheet back={back}>{templatesTexts.back}</BackInSheet>
      <form className="template-keep" onSubmit={keep}>
        <label htmlFor={nameId}>{templatesTexts.name}</label>
        <input
          id={nameId}
          className="field"
          value={name}
          maxLength={templateNameLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setName(target.value)}
        />
        <div className="chips">
          {things.map((thing) => (
            <ThingChip key={thing.id} thing={thing} isChosen={isChosen(thing)} choose={() => choose(thing)} />
          ))}
        </div>
        <div className="sheet-end template-end">
          <p role="status" className="template-why-not">
            {isFull && templatesTexts.full(own.length)}
            {isTooMuch && templatesTexts.tooMuch}
          </p>
          <button
            type="submit"
            className="button button-do"
            disabled={!option || chosen.length === 0 || isTooMuch || isFull}
          >
            {replaced ? templatesTexts.replace(replaced.name) : templatesTexts.save(chosen.length)}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

/**
 * The option of the list that keeps these items under this name, the template that it replaces, and the reasons for which it
 * cannot be set.
 */
function keptAs(name: string, chosen: readonly Item[], own: readonly OwnTemplate[]) {
  const option = ownTemplateOption(name)
  const value = ownTemplateText(chosen)
  const replaced = own.find(({ key }) => key === option)
  return {
    option,
    value,
    replaced,
    isFull: !replaced && own.length >= templatesPerList,
    isTooMuch: chosen.length > 0 && option !== undefined && readOption(option, value) === undefined,
  }
}

/** All items of a list, bought or not, in the order of its sections, each selected until a person changes that. */
function useThingsOnList({ $sections }: Pick<ListStore, '$sections'>): {
  things: readonly Item[]
  isChosen: (thing: Item) => boolean
  /** Chooses a thing, or not any more. */
  choose: (thing: Item) => void
} {
  const { pending, notFound, completed } = useStore($sections)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    things: [...pending.flatMap(({ items }) => items), ...notFound, ...completed],
    isChosen: ({ id }) => !left.has(id),
    choose: ({ id }) =>
      setLeft(new Set(left.has(id) ? [...left].filter((other) => other !== id) : [...left, id])),
  }
}
