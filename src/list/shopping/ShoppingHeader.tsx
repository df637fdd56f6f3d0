import { useStore } from '@nanostores/react'
import { othersOf } from '../../domain/list/presence.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ListMenuButton } from '../header/ListMenuButton.tsx'
import { ListProgress } from '../header/ListProgress.tsx'
import type { ListStore } from '../list.ts'
import { useBasketSum } from '../money/use-basket-sum.ts'
import type { ShowPanel } from '../panels/panel-props.ts'
import { useLatePanel } from '../panels/use-late-panel.ts'
import { PeopleButton } from '../people/PeopleButton.tsx'
import { $person } from '../settings/device-settings.ts'
import { listTexts } from '../texts.ts'
import { shopTexts } from './shop-texts.ts'
import { $shop, setShopping } from './shopping.ts'
import { shoppingTexts } from './texts.ts'
import { useElsewhere } from './use-store-in-shop.ts'

/** Header while shopping: the way out, the remaining items, the sum of the basket so far, and the people who shop along. */
export function ShoppingHeader({ store, show }: { store: ListStore; show: ShowPanel }) {
  const { LatePanel, open, close } = useLatePanel()
  const BasketSum = useBasketSum(store)
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
          <ShopHeading open={() => open('shop')} />
          <ShoppingSummary store={store} />
        </div>
        {BasketSum && <BasketSum store={store} open={() => open('money')} />}
        <PeopleButton store={store} open={() => show('share')} />
        <ListMenuButton open={() => show('menu')} />
      </div>
      <ListProgress store={store} />
      {LatePanel && <LatePanel store={store} close={close} open={open} />}
    </header>
  )
}

/** Name of the store, or a general title; a press opens the selection of the store. */
function ShopHeading({ open }: { open: () => void }) {
  const shop = useStore($shop)
  return (
    <h1 className="list-name">
      <button
        type="button"
        className="shopping-shop"
        aria-label={shop ? shopTexts.change(shop) : shopTexts.changeFrom}
        onClick={open}
      >
        {shop || shoppingTexts.title}
        <Icon name="chevron-down" />
      </button>
    </h1>
  )
}

/** One line, in which the latest change of another person briefly replaces everything else. */
function ShoppingSummary({ store }: { store: ListStore }) {
  const news = useStore(store.$news)
  const { remaining } = useStore(store.$counts)
  const elsewhere = useElsewhere(store).length
  const { count, people } = useStore(store.$presence)
  const person = useStore($person)
  const [first] = othersOf(people, person)
  if (news) return <p className="list-summary">{news}</p>
  return (
    <p className="list-summary">
      <span>{listTexts.left(remaining - elsewhere)}</span>
      {count > 1 && <span className="presence-count">{shoppingTexts.together(count - 1, first?.name)}</span>}
    </p>
  )
}
