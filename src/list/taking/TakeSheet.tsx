import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { useOptimisticValue } from '../parts/use-optimistic-value.ts'
import { NameQuestion } from '../people/NameQuestion.tsx'
import { $person } from '../settings/device-settings.ts'
import { takenTexts } from './texts.ts'

/** 'Cine ce ia': people who shop together divide the remaining items among them, category by category. */
export function TakeSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const { name } = useStore($person)
  const { pending } = useStore(store.$sections)
  const [asked, setAsked] = useState<() => void>()
  const take = (items: readonly Item[], isTaken: boolean) => {
    const ids = items.map(({ id }) => id)
    if (name) void store.take(ids, isTaken)
    else setAsked(() => () => void store.take(ids, isTaken))
  }
  const answered = (isNamed: boolean) => {
    if (isNamed) asked?.()
    setAsked(undefined)
  }
  return (
    <Sheet title={takenTexts.title} close={close}>
      {asked && <NameQuestion answered={answered} />}
      {pending.length === 0 && <p>{takenTexts.nothingLeft}</p>}
      <ul className="take-categories" hidden={asked !== undefined}>
        {pending.map(({ category, items }) => (
          <CategoryToTake key={category} category={category} items={items} reader={name} take={take} />
        ))}
      </ul>
    </Sheet>
  )
}

interface CategoryProps {
  category: CategoryKey
  /** Remaining items of the category. */
  items: readonly Item[]
  /** Nickname of this device's person. */
  reader: string
  take: (items: readonly Item[], isTaken: boolean) => void
}

/**
 * A press takes the items that nobody has taken, or all of them if others have taken them already; another press gives them
 * back.
 */
function CategoryToTake({ category, items, reader, take }: CategoryProps) {
  const own = items.filter(({ taker }) => taker !== '' && taker === reader)
  const free = items.filter(({ taker }) => taker === '')
  const others = [...new Set(items.map(({ taker }) => taker))].filter((taker) => taker && taker !== reader)
  const [isOwn, show] = useOptimisticValue(own.length > 0 && free.length === 0)
  const label = categoryLabels[category]
  const press = () => {
    show(!isOwn)
    if (isOwn) take(own, false)
    else take(free.length > 0 ? free : items, true)
  }
  return (
    <li className="take-category" data-category={category}>
      <span className="take-name">
        {label} <span className="take-others">{takenTexts.left(items.length, others)}</span>
      </span>
      <button
        type="button"
        className="chip chip-thing"
        aria-pressed={isOwn}
        aria-label={takenTexts.takeOf(label)}
        onClick={press}
      >
        {isOwn && <Icon name="check" />}
        {takenTexts.take}
      </button>
    </li>
  )
}
