import { useStore } from '@nanostores/react'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { siteName } from '../site.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Dock } from './add/Dock.tsx'
import { takeEarlyTicks } from './early/take-early-ticks.ts'
import { followList } from './follow-list.ts'
import { ListHeader } from './header/ListHeader.tsx'
import { useListKeys } from './keyboard/use-list-keys.ts'
import { ListItems } from './ListItems.tsx'
import { ListFailed, ListLoading } from './ListStates.tsx'
import type { ListStore } from './list.ts'
import { useCarriedList } from './menu/use-carried-list.ts'
import { NewsLine } from './news/NewsLine.tsx'
import { usePanel } from './panels/use-panel.tsx'
import { LastRows } from './parts/PlainRows.tsx'
import { useViewportInsets } from './parts/use-viewport-insets.ts'
import { ShareList } from './share/ShareList.tsx'
import { setShopping } from './shopping/shopping.ts'
import { useShoppingScreen } from './shopping/use-shopping-screen.ts'

/** Lazy, because it is seldom needed; the page of a read-only link includes it. */
const FetchedReadOnly = lazy(async () => ({
  default: (await import('./read-only/ReadOnlyList.tsx')).ReadOnlyList,
}))

const FetchedMissing = lazy(async () => ({ default: (await import('./MissingList.tsx')).MissingList }))

interface Props {
  token: string
  store: ListStore
  /** Renders a read-only list; absent if its code is not loaded yet. */
  ReadOnly?: ComponentType<{ store: ListStore }> | undefined
}

/** Renders a list in each of its phases. */
export function ListView({ token, store, ReadOnly = FetchedReadOnly }: Props) {
  const phase = useStore(store.$phase)
  const isReadOnly = useStore(store.$isReadOnly)
  switch (phase) {
    case 'loading':
      return <ListLoading />
    case 'failed':
      return <ListFailed retry={store.reconnect} />
    case 'missing':
    case 'ready':
      if (phase === 'ready' && !isReadOnly) return <ReadyList store={store} />
      return (
        <Suspense fallback={<ListLoading />}>
          {phase === 'ready' ? <ReadOnly store={store} /> : <FetchedMissing token={token} store={store} />}
        </Suspense>
      )
  }
}

function ReadyList({ store }: { store: ListStore }) {
  const name = useStore(store.$name)
  const ShoppingScreen = useShoppingScreen()
  useCarriedList(store)
  useEffect(() => followList(store), [store])
  useEffect(() => void takeEarlyTicks(store.$list.get()?.id ?? '', store), [store])
  useEffect(() => {
    document.title = `${name} – ${siteName}`
  }, [name])
  const Screen = ShoppingScreen ?? PlanningScreen
  return (
    <>
      <Screen store={store} />
      <NewsLine store={store} />
    </>
  )
}

const startShopping = () => setShopping(true)

/** The field precedes the list in the tab order; visually it is at the bottom, or beside the rows. */
function PlanningScreen({ store }: { store: ListStore }) {
  const screen = useViewportInsets()
  const [show, panel] = usePanel({ store, startShopping })
  useListKeys(store, show)
  return (
    <div className="list-screen" data-list={store.$list.get()?.id} ref={screen}>
      <Boundary>
        <ListHeader store={store} show={show} />
      </Boundary>
      <Boundary>
        <Dock store={store} />
      </Boundary>
      <main className="list-main">
        <Boundary instead={<LastRows />}>
          <ListItems store={store} show={show} />
        </Boundary>
      </main>
      <Boundary>
        <ShareList store={store} place="strip" />
      </Boundary>
      {panel}
    </div>
  )
}
