import { useStore } from '@nanostores/react'
import type { Item } from '../../domain/item/item.ts'
import { thingOption } from '../../domain/list/thing-option.ts'
import { returnOf } from '../../domain/money/deposit.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { useOptimisticValue } from '../parts/use-optimistic-value.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { moneyTexts } from './texts.ts'

interface Props {
  store: ListStore
  isFood: (item: Item) => boolean
}

/** Items that meal vouchers pay for; a person can correct each, for all who have the link. */
export function Vouchers({ store, isFood }: Props) {
  const { pending, notFound, completed } = useStore(store.$sections)
  const all = [...pending.flatMap(({ items }) => items), ...notFound, ...completed]
  const items = all.filter((item) => !returnOf(item))
  if (useStore(store.$isReadOnly) || items.length === 0) return null
  return (
    <section>
      <h3 className="recap-title">{moneyTexts.paidByVoucher}</h3>
      {items.map((item) => (
        <Mark key={item.id} store={store} item={item} isFood={isFood(item)} />
      ))}
    </section>
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
