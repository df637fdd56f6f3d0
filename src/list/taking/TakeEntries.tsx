import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import type { ListStore } from '../list.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { NameQuestion } from '../people/NameQuestion.tsx'
import { $person } from '../settings/device-settings.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { takenTexts } from './texts.ts'

interface Props {
  item: Item
  store: ListStore
  /** Does it and closes the sheet. */
  after: (act: () => void) => () => void
}

/** 'Iau eu': takes this item, or all remaining items of its category. A person without a nickname is asked for one first. */
export function TakeEntries({ item, store, after }: Props) {
  const { name } = useStore($person)
  const [asked, setAsked] = useState<() => void>()
  const category = effectiveCategory(item)
  const ofCategory =
    useStore(store.$sections).pending.find((group) => group.category === category)?.items ?? []
  const take = (items: readonly Item[], isTaken: boolean) => {
    const act = after(
      () =>
        void store.take(
          items.map(({ id }) => id),
          isTaken,
        ),
    )
    if (name) act()
    else setAsked(() => act)
  }
  if (asked)
    return (
      <li>
        <NameQuestion answered={(isNamed) => (isNamed ? asked() : setAsked(undefined))} />
      </li>
    )
  if (item.taker !== '' && item.taker === name)
    return <MenuEntry icon="check" label={takenTexts.giveBack} run={() => take([item], false)} />
  return (
    <>
      <MenuEntry
        icon="check"
        label={item.taker ? takenTexts.takeInstead(item.taker) : takenTexts.take}
        run={() => take([item], true)}
      />
      {ofCategory.length > 1 && (
        <MenuEntry
          icon="check"
          label={takenTexts.takeAll(categoryLabels[category], ofCategory.length)}
          run={() => take(ofCategory, true)}
        />
      )}
    </>
  )
}
