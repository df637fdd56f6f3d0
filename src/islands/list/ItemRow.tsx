import { memo, useEffect, useRef, useState } from 'react'
import type { CategoryKey, Item } from '../../domain/item.ts'
import { itemTexts } from '../../i18n/list.ts'
import type { ListStore } from '../../stores/list.ts'
import { Icon } from '../Icon.tsx'
import { amountText } from './amount-text.ts'
import { focusNeighbour, restoreFocus } from './focus.ts'
import { ItemEditor } from './ItemEditor.tsx'
import { pictureAddress } from './pictures.ts'

interface Props {
  item: Item
  category: CategoryKey
  store: ListStore
}

/** One item: a circle to tick, the name to change, a bin to delete. */
export const ItemRow = memo(function ItemRow({ item, category, store }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  useFocusAfterEditing(item.id, isEditing)
  if (isEditing) return <ItemEditor item={item} store={store} close={() => setIsEditing(false)} />
  return (
    <li className={`item ${item.completed ? 'item-completed' : ''}`} data-item={item.id}>
      <CheckButton item={item} store={store} />
      <OpenButton item={item} category={category} open={() => setIsEditing(true)} />
      <RemoveButton item={item} store={store} />
    </li>
  )
})

function useFocusAfterEditing(itemId: string, isEditing: boolean) {
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) restoreFocus({ itemId, control: 'open' })
    wasEditing.current = isEditing
  }, [itemId, isEditing])
}

function CheckButton({ item, store }: { item: Item; store: ListStore }) {
  const toggle = (event: { currentTarget: HTMLElement }) => {
    focusNeighbour(event.currentTarget, 'check')
    store.setCompleted(item.id, !item.completed)
  }
  const label = item.completed ? itemTexts.uncheck(item.name) : itemTexts.check(item.name)
  return (
    <button type="button" className="item-check" data-control="check" aria-label={label} onClick={toggle}>
      <span className="item-circle">{item.completed && <Icon name="check" />}</span>
    </button>
  )
}

function OpenButton({ item, category, open }: { item: Item; category: CategoryKey; open: () => void }) {
  const amount = amountText(item)
  const label = itemTexts.edit(amount ? `${item.name} ${amount}` : item.name)
  return (
    <button type="button" className="item-open" data-control="open" aria-label={label} onClick={open}>
      <img
        className="item-picture"
        src={pictureAddress(item.name, category)}
        alt=""
        width="28"
        height="28"
        loading="lazy"
      />
      <span className="item-text">
        <span className="item-name">{item.name}</span>{' '}
        {amount && <span className="item-amount">{amount}</span>}
      </span>
    </button>
  )
}

function RemoveButton({ item, store }: { item: Item; store: ListStore }) {
  const remove = (event: { currentTarget: HTMLElement }) => {
    focusNeighbour(event.currentTarget, 'remove')
    store.remove(item.id)
  }
  return (
    <button
      type="button"
      className="icon-button item-remove"
      data-control="remove"
      aria-label={itemTexts.remove(item.name)}
      onClick={remove}
    >
      <Icon name="trash" />
    </button>
  )
}
