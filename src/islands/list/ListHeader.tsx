import { useStore } from '@nanostores/react'
import { listTexts } from '../../i18n/list.ts'
import type { ListStore } from '../../stores/list.ts'
import { setShopping } from '../../stores/shopping.ts'
import { BackLink } from './BackLink.tsx'
import { ListMenu } from './ListMenu.tsx'
import { ListName } from './ListName.tsx'
import { Presence } from './Presence.tsx'
import { ShoppingSwitch } from './ShoppingSwitch.tsx'
import { useHeaderHeight } from './use-header-height.ts'

const startShopping = () => setShopping(true)

/** The list's name and how far the shopping is; stays on screen. */
export function ListHeader({ store }: { store: ListStore }) {
  const header = useHeaderHeight()
  const { remaining, completed } = useStore(store.$counts)
  return (
    <header className="list-header" ref={header}>
      <div className="list-header-inner">
        <div className="list-header-row">
          <BackLink />
          <ListName store={store} />
          <ShoppingSwitch />
          <ListMenu store={store} startShopping={startShopping} />
        </div>
        <div className="list-facts">
          <p className="list-summary">{listTexts.summary(remaining, completed)}</p>
          <Presence store={store} />
        </div>
        <progress
          className="list-progress"
          aria-label={listTexts.progress}
          max={Math.max(remaining + completed, 1)}
          value={completed}
        />
      </div>
    </header>
  )
}
