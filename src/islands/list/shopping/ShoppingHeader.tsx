import { useStore } from '@nanostores/react'
import { othersOf } from '../../../domain/list/presence.ts'
import { listTexts } from '../../../i18n/list/list.ts'
import { shoppingTexts } from '../../../i18n/list/shopping.ts'
import { $person } from '../../../stores/device/settings.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { setShopping } from '../../../stores/list/shopping.ts'
import { Icon } from '../../Icon.tsx'
import { ListMenuButton } from '../header/ListMenuButton.tsx'
import { ListProgress } from '../header/ListProgress.tsx'
import type { ShowPanel } from '../parts/panel-props.ts'
import { PeopleButton } from '../people/PeopleButton.tsx'

/** In the shop: the way out, what is left, and who shops along. */
export function ShoppingHeader({ store, show }: { store: ListStore; show: ShowPanel }) {
  return (
    <header className="list-header">
      <div className="list-header-row">
        <button
          type="button"
          className="icon-button"
          aria-label={shoppingTexts.leave}
          onClick={() => setShopping(false)}
        >
          <Icon name="x" />
        </button>
        <div className="list-heading">
          <h1 className="list-name shopping-title">{shoppingTexts.title}</h1>
          <ShoppingSummary store={store} />
        </div>
        <PeopleButton store={store} open={() => show('share')} />
        <ListMenuButton open={() => show('menu')} />
      </div>
      <ListProgress store={store} />
    </header>
  )
}

/** One line, in which what the others just did takes the place of all else for a moment. */
function ShoppingSummary({ store }: { store: ListStore }) {
  const news = useStore(store.$news)
  const { remaining } = useStore(store.$counts)
  const { count, people } = useStore(store.$presence)
  const person = useStore($person)
  const [first] = othersOf(people, person)
  if (news) return <p className="list-summary">{news}</p>
  return (
    <p className="list-summary">
      <span>{listTexts.left(remaining)}</span>
      {count > 1 && <span className="presence-count">{shoppingTexts.together(count - 1, first?.name)}</span>}
    </p>
  )
}
