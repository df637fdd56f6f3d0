import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { thingOption } from '../../domain/list/thing-option.ts'
import { returnOf } from '../../domain/money/deposit.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { useOptimisticValue } from '../parts/use-optimistic-value.ts'
import { $vocabulary } from '../words/vocabulary.ts'
import { moneyTexts } from './texts.ts'

interface Props {
  store: ListStore
  isFood: (item: Item) => boolean
}

/** Items that meal vouchers pay for; a person can correct each, for all who have the link. */
export function Vouchers({ store, isFood }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { pending, notFound, completed } = useStore(store.$sections)
  const all = [...pending.flatMap(({ items }) => items), ...notFound, ...completed]
  const items = all.filter((item) => !returnOf(item))
  if (useStore(store.$isReadOnly) || items.length === 0) return null
  return (
    <details className="vouchers" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{moneyTexts.vouchers}</summary>
      {isOpen && items.map((item) => <Mark key={item.id} store={store} item={item} isFood={isFood(item)} />)}
    </details>
  )
}

interface MarkProps {
  store: ListStore
  item: Item
  isFood: boolean
}

function Mark({ store, item: { name }, isFood }: MarkProps) {
  const words = useStore($vocabulary)
  const saved = useStore(optionsOf(store))
  const [isPaid, show] = useOptimisticValue(isFood)
  const option = thingOption(words, 'vouchers', name)
  if (!option) return null
  const mark = (wanted: boolean) => {
    show(wanted)
    void store.setOptions([[option, wanted ? 'yes' : 'no']], saved, moneyTexts.voucherMark(name, wanted))
  }
  return (
    <label className="voucher-mark">
      {name}
      <input type="checkbox" checked={isPaid} onChange={({ target }) => mark(target.checked)} />
    </label>
  )
}
