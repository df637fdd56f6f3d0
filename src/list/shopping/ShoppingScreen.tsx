import { useCallback, useLayoutEffect } from 'react'
import { isLate } from '../../ui/ask-to-open.ts'
import { hold } from '../../ui/hold-presses.ts'
import { useListKeys } from '../keyboard/use-list-keys.ts'
import type { ListStore } from '../list.ts'
import { usePanel } from '../panels/use-panel.tsx'
import { useViewportInsets } from '../parts/use-viewport-insets.ts'
import { ShoppingDock } from './ShoppingDock.tsx'
import { ShoppingHeader } from './ShoppingHeader.tsx'
import { ShoppingItems } from './ShoppingItems.tsx'
import { shoppingForMs } from './shopping.ts'

/** The list in the shop: the remaining items, large, and nothing else. */
export function ShoppingScreen({ store }: { store: ListStore }) {
  const screen = useViewportInsets()
  // After a reload, or on a bad signal, it takes the place of rows that a finger may be about to press.
  useLayoutEffect(() => {
    if (screen.current && isLate(shoppingForMs() ?? 0)) hold(screen.current)
  }, [screen])
  const [show, panel] = usePanel({ store })
  useListKeys(store, show)
  const end = useCallback(() => show('recap'), [show])
  return (
    <div className="list-screen" ref={screen}>
      <ShoppingHeader store={store} show={show} />
      <main className="list-main">
        <ShoppingItems store={store} end={end} />
      </main>
      <ShoppingDock store={store} end={end} />
      {panel}
    </div>
  )
}
