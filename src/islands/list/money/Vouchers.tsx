import { useStore } from '@nanostores/react'
import type { Item } from '../../../domain/item/item.ts'
import { thingOption } from '../../../domain/list/thing-option.ts'
import { returnOf } from '../../../domain/money/deposit.ts'
import { moneyTexts } from '../../../i18n/shop/money.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { optionsOf } from '../../../stores/list/options.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'

interface Props {
  store: ListStore
  isFood: (item: Item) => boolean
}

/** What meal vouchers pay for, thing by thing; whoever knows better sets it right, for all who hold the link. */
export function Vouchers({ store, isFood }: Props) {
  const words = useStore($vocabulary)
  const told = useStore(optionsOf(store))
  const { pending, notFound, completed } = useStore(store.$sections)
  const all = [...pending.flatMap((section) => section.items), ...notFound, ...completed]
  const items = all.filter((item) => !returnOf(item))
  if (useStore(store.$isReadOnly) || items.length === 0) return null
  return (
    <details className="vouchers">
      <summary>{moneyTexts.vouchers}</summary>
      {items.map((item) => {
        const option = thingOption(words, 'vouchers', item.name)
        if (!option) return null
        const { id, name } = item
        const mark = (isPaid: boolean) =>
          void store.setOptions([[option, isPaid ? 'yes' : 'no']], told, moneyTexts.voucherMark(name, isPaid))
        return (
          <label key={id} className="voucher-mark">
            {name}
            <input type="checkbox" checked={isFood(item)} onChange={({ target }) => mark(target.checked)} />
          </label>
        )
      })}
    </details>
  )
}
