import { useStore } from '@nanostores/react'
import type { OwnTemplate } from '../../domain/templates/own-templates.ts'
import type { ListStore } from '../list.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { optionsOf } from '../options.ts'
import { TemplateThings } from './TemplateThings.tsx'
import { templatesTexts } from './texts.ts'

interface Props {
  template: OwnTemplate
  store: ListStore
  close: () => void
  /** Returns to all templates. */
  back: () => void
}

/** A template that the list has saved, with a button that deletes it. */
export function OwnTemplateThings({ template: { key, name, things }, ...sheet }: Props) {
  const { store, back } = sheet
  const saved = useStore(optionsOf(store))
  const remove = () => {
    void store.setOptions([[key, '']], saved, templatesTexts.removed(name))
    back()
  }
  return (
    <TemplateThings
      title={name}
      things={things}
      below={
        <ul className="menu">
          <MenuEntry icon="trash" label={templatesTexts.remove} isAlert run={remove} />
        </ul>
      }
      {...sheet}
    />
  )
}
