import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { CategoryKey, Item } from '../../domain/item.ts'
import { amountText } from '../../i18n/amount.ts'
import { categoryLabels } from '../../i18n/categories.ts'
import { shoppingTexts } from '../../i18n/shopping.ts'
import type { ListStore } from '../../stores/list.ts'
import { $justMissed, noteMissed } from '../../stores/shopping.ts'
import { Icon } from '../Icon.tsx'
import { focusNeighbour } from './focus.ts'
import { pictureAddress } from './pictures.ts'
import { Substitutes } from './Substitutes.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Only what is left, in the order of the shelves: the whole row ticks. */
export function ShoppingItems({ store }: { store: ListStore }) {
  const { pending, notFound } = useStore(store.$sections)
  useKeptFocus()
  const isDone = pending.length === 0 && notFound.length === 0
  return (
    <section aria-labelledby="shopping-title">
      <h2 className="visually-hidden" id="shopping-title" tabIndex={-1}>
        {shoppingTexts.title}
      </h2>
      {isDone && <p className="list-note">{shoppingTexts.allDone}</p>}
      {pending.map(({ category, items }) => (
        <ShoppingGroup
          key={category}
          category={category}
          title={categoryLabels[category]}
          items={items}
          store={store}
        />
      ))}
      {notFound.length > 0 && (
        <ShoppingGroup category="altele" title={shoppingTexts.notFound} items={notFound} store={store} />
      )}
    </section>
  )
}

interface GroupProps {
  category: CategoryKey
  title: string
  items: readonly Item[]
  store: ListStore
}

function ShoppingGroup({ category, title, items, store }: GroupProps) {
  return (
    <div data-category={category}>
      <h3 className="list-group-name">{title}</h3>
      <ul className="list-items">
        {items.map((item) => (
          <ShoppingRow key={item.id} item={item} category={category} store={store} />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  item: Item
  category: CategoryKey
  store: ListStore
}

const ShoppingRow = memo(function ShoppingRow({ item, category, store }: RowProps) {
  const amount = amountText(item)
  const tick = (event: { currentTarget: HTMLElement }) => {
    focusNeighbour(event.currentTarget, 'check')
    noteMissed()
    store.setCompleted(item.id, true)
  }
  return (
    <li className="shopping-row" data-item={item.id}>
      <button
        type="button"
        className="shopping-tick"
        data-control="check"
        aria-label={shoppingTexts.tick(amount ? `${item.name} ${amount}` : item.name)}
        onClick={tick}
      >
        <span className="item-circle" />
        <img src={pictureAddress(item.name, category)} alt="" width="36" height="36" loading="lazy" />
        <span className="item-text">
          <span className="item-name">{item.name}</span>{' '}
          {amount && <span className="item-amount">{amount}</span>}
        </span>
      </button>
      <NotFoundButton item={item} store={store} />
      {item.notFound && <SubstitutesBelow item={item} store={store} />}
    </li>
  )
})

/** As long as they are at the thumb, they are not here too. */
function SubstitutesBelow({ item, store }: Omit<RowProps, 'category'>) {
  const missed = useStore($justMissed)
  return missed === item.id ? null : <Substitutes item={item} store={store} />
}

function NotFoundButton({ item, store }: Omit<RowProps, 'category'>) {
  const { notFound, name } = item
  return (
    <button
      type="button"
      className="shopping-not-found"
      data-control="not-found"
      aria-label={notFound ? shoppingTexts.lookAgainOf(name) : shoppingTexts.notFoundOf(name)}
      onClick={(event) => {
        focusNeighbour(event.currentTarget, 'not-found')
        noteMissed(notFound ? undefined : item.id)
        store.setNotFound(item.id, !notFound)
      }}
    >
      <Icon name={notFound ? 'search' : 'search-x'} />
      {notFound ? shoppingTexts.lookAgain : shoppingTexts.notFound}
    </button>
  )
}
