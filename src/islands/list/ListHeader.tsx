import type { ListStore } from '../../stores/list.ts'
import { setShopping } from '../../stores/shopping.ts'
import { BackLink } from './BackLink.tsx'
import { ListFacts } from './ListFacts.tsx'
import { ListMenu } from './ListMenu.tsx'
import { ListName } from './ListName.tsx'
import { ShoppingSwitch } from './ShoppingSwitch.tsx'
import { useHeaderHeight } from './use-header-height.ts'

const startShopping = () => setShopping(true)

/** The list's name and how far the shopping is; stays on screen. */
export function ListHeader({ store }: { store: ListStore }) {
  const header = useHeaderHeight()
  return (
    <header className="list-header" ref={header}>
      <div className="list-header-inner">
        <div className="list-header-row">
          <BackLink />
          <ListName store={store} />
          <ShoppingSwitch />
          <ListMenu store={store} startShopping={startShopping} />
        </div>
        <ListFacts store={store} />
      </div>
    </header>
  )
}
