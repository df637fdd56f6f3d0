import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addTexts } from '../../i18n/add.ts'
import { shoppingTexts } from '../../i18n/shopping.ts'
import type { ListStore } from '../../stores/list.ts'
import { $justMissed } from '../../stores/shopping.ts'
import { Icon } from '../Icon.tsx'
import { useWakeLock } from '../use-wake-lock.ts'
import { AddBar } from './AddBar.tsx'
import { ListToasts } from './ListToasts.tsx'
import { StatusLine } from './StatusLine.tsx'
import { Substitutes } from './Substitutes.tsx'

/** While shopping the thumb finds the end of it, and the way to put on the list what comes to mind. */
export function ShoppingDock({ store, end }: { store: ListStore; end: () => void }) {
  const [isAdding, setAdding] = useState(false)
  useWakeLock(true)
  return (
    <section className="dock" aria-label={shoppingTexts.start}>
      <ListToasts />
      <div className="dock-inner">
        <StatusLine store={store} />
        <InsteadOfMissed store={store} />
        {isAdding && <AddBar store={store} isWanted />}
        <div className="shopping-actions">
          <button
            type="button"
            className="shopping-add"
            aria-label={addTexts.submit}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            <Icon name={isAdding ? 'chevron-down' : 'plus'} />
          </button>
          <button type="button" className="button button-soft shopping-done" onClick={end}>
            {shoppingTexts.done}
          </button>
        </div>
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
