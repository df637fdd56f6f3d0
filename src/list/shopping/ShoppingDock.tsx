import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { overOthers } from '../../ui/hold-presses.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { AddBar } from '../add/AddBar.tsx'
import { addTexts } from '../add/texts.ts'
import { Substitutes } from '../editor/Substitutes.tsx'
import type { ListStore } from '../list.ts'
import { ListToasts } from '../messages/ListToasts.tsx'
import { UndoButton } from '../messages/UndoButton.tsx'
import { StatusLine } from '../StatusLine.tsx'
import { doneTexts, listTexts } from '../texts.ts'
import { $justMissed } from './shopping.ts'
import { shoppingTexts } from './texts.ts'

/** Dock while shopping: buttons that end shopping and add items, in the thumb's reach. */
export function ShoppingDock({ store, end }: { store: ListStore; end: () => void }) {
  const [isAdding, setAdding] = useState(false)
  useWakeLock(true)
  return (
    <section className="dock" aria-label={listTexts.shop}>
      <ListToasts isQuiet />
      <div className="dock-inner">
        <StatusLine store={store} />
        {isAdding ? <AddBar store={store} isWanted /> : <JustMissed store={store} />}
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
          <UndoButton />
          <button type="button" className="button button-soft shopping-done" onClick={end}>
            {shoppingTexts.done}
          </button>
        </div>
      </div>
    </section>
  )
}

/**
 * The row of an item that was not found moves to the end of the list, so the button that reverts it and the substitutes are
 * shown in the thumb's reach. Those arrive late: above the button at the end of the dock, which does not move.
 */
function JustMissed({ store }: { store: ListStore }) {
  const itemId = useStore($justMissed)
  const item = useStore(store.$items).get(itemId ?? '')
  if (!item?.notFound || item.deleted) return null
  return (
    <div ref={overOthers} className="shopping-missed">
      <Substitutes item={item} store={store} />
      <p role="status">{doneTexts.notFound(item.name, true)}</p>
      <button type="button" className="shopping-look-again" onClick={() => store.setNotFound(item.id, false)}>
        {shoppingTexts.lookAgain}
      </button>
    </div>
  )
}
