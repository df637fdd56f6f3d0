import { shoppingTexts } from '../../i18n/shopping.ts'
import type { ListStore } from '../../stores/list.ts'
import { setShopping } from '../../stores/shopping.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { ListToasts } from './ListToasts.tsx'
import { StatusLine } from './StatusLine.tsx'

/** While shopping the thumb finds the way back, and what was done last. */
export function ShoppingDock({ store }: { store: ListStore }) {
  useWakeLock(true)
  return (
    <section className="dock" aria-label={shoppingTexts.start}>
      <ListToasts />
      <div className="dock-inner">
        <StatusLine store={store} />
        <button type="button" className="button button-soft shopping-done" onClick={() => setShopping(false)}>
          {shoppingTexts.done}
        </button>
      </div>
    </section>
  )
}
