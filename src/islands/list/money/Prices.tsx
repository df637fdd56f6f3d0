import { useState } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import { unitKind } from '../../../domain/item/units.ts'
import { leiText } from '../../../domain/money/lei-text.ts'
import { storedPrice } from '../../../domain/money/price.ts'
import { amountText } from '../../../i18n/list/amount.ts'
import { editTexts } from '../../../i18n/list/edit.ts'
import { moneyTexts } from '../../../i18n/shop/money.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { LastPriceChip } from './LastPriceChip.tsx'
import { type FindLastPrice, useLastPrice } from './use-last-price.ts'

/** What has no price yet, each with a field for it. */
export function Prices({ items, store }: { items: readonly Item[]; store: ListStore }) {
  // What was filled in stays where it is, so that the next field does not jump under the finger.
  const [first] = useState(items)
  const lastPriceOf = useLastPrice(store)
  if (first.length === 0) return null
  return (
    <section>
      <h3 className="recap-title">{moneyTexts.prices}</h3>
      <ul className="money-prices">
        {first.map((item) => (
          <li key={item.id}>
            <PriceField item={item} store={store} last={lastPriceOf(item)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PriceFieldProps {
  item: Item
  store: ListStore
  last: ReturnType<FindLastPrice>
}

/** Kept when it is left. */
function PriceField({ item, store, last }: PriceFieldProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { id, name, quantity, unit } = item
  const measured = unitKind(unit) === 'measure' ? amountText({ quantity, unit }) : undefined
  const problemId = `price-${id}`
  const keep = () => {
    const price = storedPrice(typed)
    setWrong(price === undefined)
    if (price) store.edit(id, { price })
  }
  const takeLast = (price: string) => {
    setTyped(leiText(price))
    setWrong(false)
    store.edit(id, { price })
  }
  return (
    <>
      <label className="money-price">
        <span>
          {name}
          {measured && <span className="money-amount"> {measured}</span>}
        </span>
        <input
          className="field"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          placeholder={editTexts.priceExample}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
        {isWrong && (
          <span className="settings-problem" id={problemId}>
            {moneyTexts.wrong}
          </span>
        )}
      </label>
      {typed === '' && <LastPriceChip last={last} take={takeLast} />}
    </>
  )
}
