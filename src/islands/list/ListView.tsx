import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { site } from '../../site.ts'
import type { ListStore } from '../../stores/list.ts'
import { $isShopping, resumeShopping } from '../../stores/shopping.ts'
import { Dock } from './Dock.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListItems } from './ListItems.tsx'
import { ListFailed, ListLoading, ListMissing } from './ListStates.tsx'
import { NewsLine } from './NewsLine.tsx'
import { ShareList } from './ShareList.tsx'
import { ShoppingDock } from './ShoppingDock.tsx'
import { ShoppingItems } from './ShoppingItems.tsx'

/** What a list looks like in each of its phases. */
export function ListView({ store }: { store: ListStore }) {
  const phase = useStore(store.$phase)
  switch (phase) {
    case 'loading':
      return <ListLoading />
    case 'missing':
      return <ListMissing />
    case 'failed':
      return <ListFailed retry={store.reconnect} />
    case 'ready':
      return <ReadyList store={store} />
  }
}

function ReadyList({ store }: { store: ListStore }) {
  const name = useStore(store.$name)
  const isShopping = useStore($isShopping)
  useEffect(resumeShopping, [])
  useEffect(() => {
    document.title = `${name} – ${site.name}`
  }, [name])
  return (
    <div className="list-screen">
      <ListHeader store={store} />
      <main className="list-main">
        {isShopping ? (
          <ShoppingItems store={store} />
        ) : (
          <>
            <ShareList name={name} />
            <ListItems store={store} />
          </>
        )}
      </main>
      {isShopping ? <ShoppingDock store={store} /> : <Dock store={store} />}
      <NewsLine store={store} />
    </div>
  )
}
