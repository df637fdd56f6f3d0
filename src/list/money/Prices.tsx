import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { isMeasure } from '../../domain/item/measures.ts'
import { amountText } from '../../i18n/amount.ts'
import { useHeldAfter } from '../../ui/Sheet.tsx'
import type { ListStore } from '../list.ts'
import { LastPriceChip } from './LastPriceChip.tsx'
import { LeiField } from './LeiField.tsx'
import { type FindLastPrice, useLastPrice } from './use-last-price.ts'

/** Items without a price, each with a field for it. */
export function Prices({ items, store }: { items: readonly Item[]; store: ListStore }) {
  // Items that have got a price stay in place, so that the next field does not move under the finger.
  const [first] = useState(items)
  const lastPriceOf = useLastPrice(store)
  // The server's answer adds last prices, which move the fields below them.
  const held = useHeldAfter<HTMLUListElement>(lastPriceOf)
  if (first.length === 0) return null
  return (
    <ul ref={held} className="money-prices">
      {first.map((item) => (
        <li key={item.id}>
          <PriceField item={item} store={store} last={lastPriceOf(item)} />
        </li>
      ))}
    </ul>
  )
}

interface PriceFieldProps {
  item: Item
  store: ListStore
  last: ReturnType<FindLastPrice>
}

function PriceField({ item, store, last }: PriceFieldProps) {
  const { id, name, quantity, unit } = item
  const price = useStore(store.$items).get(id)?.price ?? ''
  const measured = isMeasure(unit) ? amountText({ quantity, unit }) : undefined
  const label = (
    <span>
      {name}
      {measured && <span className="money-amount"> {measured}</span>}
    </span>
  )
  const keep = (wanted: string) => void store.edit(id, { price: wanted })
  return (
    <>
      <LeiField label={label} price={price} keep={keep} />
      <LastPriceChip last={last} isWanted={price === ''} take={keep} />
    </>
  )
}
