import type { ListStore } from '../list.ts'
import type { ShowPanel } from '../panels/panel-props.ts'
import { PeopleRoom } from '../people/PeopleRoom.tsx'
import { ShareList } from '../share/ShareList.tsx'
import { ShoppingSwitch } from '../shopping/ShoppingSwitch.tsx'
import { BackLink } from './BackLink.tsx'
import { ListMenuButton } from './ListMenuButton.tsx'
import { ListName } from './ListName.tsx'
import { ListProgress } from './ListProgress.tsx'
import { ListSummary } from './ListSummary.tsx'

/** One line: the list's name and remaining items, the people present, and buttons for shopping and for the menu. */
export function ListHeader({ store, show }: { store: ListStore; show: ShowPanel }) {
  return (
    <header className="list-header">
      <div className="list-header-row">
        <BackLink />
        <div className="list-heading">
          <ListName store={store} />
          <ListSummary store={store} />
        </div>
        <PeopleRoom store={store} open={() => show('share')} />
        <ShareList store={store} place="header" />
        <ShoppingSwitch />
        <ListMenuButton open={() => show('menu')} />
      </div>
      <ListProgress store={store} />
    </header>
  )
}
