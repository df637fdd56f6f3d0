import { useStore } from '@nanostores/react'
import type { OwnTemplate } from '../../../domain/templates/own-templates.ts'
import { templatesTexts } from '../../../i18n/shop/templates.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { optionsOf } from '../../../stores/list/options.ts'
import { MenuEntry } from '../parts/MenuEntry.tsx'
import { TemplateThings } from './TemplateThings.tsx'

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
