import { useStore } from '@nanostores/react'
import { shoppingTexts } from '../../i18n/shopping.ts'
import type { ListStore } from '../../stores/list.ts'
import { $justMissed, setShopping } from '../../stores/shopping.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { ListToasts } from './ListToasts.tsx'
import { StatusLine } from './StatusLine.tsx'
import { Substitutes } from './Substitutes.tsx'

/** While shopping the thumb finds the way back, and what was done last. */
export function ShoppingDock({ store }: { store: ListStore }) {
  useWakeLock(true)
  return (
    <section className="dock" aria-label={shoppingTexts.start}>
      <ListToasts />
      <div className="dock-inner">
        <StatusLine store={store} />
        <InsteadOfMissed store={store} />
        <button type="button" className="button button-soft shopping-done" onClick={() => setShopping(false)}>
          {shoppingTexts.done}
        </button>
      </div>
    </section>
  )
}

/** The row of what was not found goes to the end of the list: what may take its place comes to the thumb. */
function InsteadOfMissed({ store }: { store: ListStore }) {
  const itemId = useStore($justMissed)
  const item = useStore(store.$items).get(itemId ?? '')
  return item?.notFound && !item.deleted ? <Substitutes item={item} store={store} /> : null
}
