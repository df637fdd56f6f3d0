import { useStore } from '@nanostores/react'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import type { ListStore } from '../list.ts'
import { shopTexts } from './shop-texts.ts'
import { $shop, setShop } from './shopping.ts'

/** Asks for the store, once, if the list names stores; the heading can change it later. */
export function ShopQuestion({ store }: { store: ListStore }) {
  const shop = useStore($shop)
  const { pending } = useStore(store.$sections)
  const wanted = pending.flatMap(({ items }) => items)
  const stores = storesOf(wanted)
  if (shop !== undefined || stores.length === 0) return null
  return (
    <fieldset className="shop-question">
      <legend>{shopTexts.question}</legend>
      <div className="chips">
        {stores.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => setShop(name)}>
            {shopTexts.choice(name, wanted.filter((item) => item.store === name).length)}
          </button>
        ))}
        <button type="button" className="chip" onClick={() => setShop('')}>
          {shopTexts.anywhere}
        </button>
      </div>
    </fieldset>
  )
}
