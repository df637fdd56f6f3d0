import { memo, useState } from 'react'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore, Somebody } from '../list.ts'
import { AmountLabel, ItemName, WhoMark } from './ItemName.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { detailsOf } from './said-texts.ts'
import { rowTexts } from './texts.ts'

interface Props {
  item: Item
  category: CategoryKey
  /** True if the item was ticked a moment ago, by any person. */
  isTicked: boolean
  /** Added here a moment ago. */
  isHighlighted: boolean
  store: ListStore
}

/**
 * One item: a circle to tick, the name to change, a bin to delete. It is as light as possible, because there may be a
 * thousand: its buttons are handled in one place for the whole list (`useRowControls`), and its icons are drawn by the style
 * sheet. `row-markup.tsx` writes the same for the page.
 */
export const ItemRow = memo(function ItemRow({ item, category, isTicked, isHighlighted, store }: Props) {
  const [isArriving] = useState(() => store.$arrived.get().has(item.id))
  const { id, name, completed, authorColor } = item
  return (
    <li
      className={classOf(item, { isTicked, isHighlighted, isArriving })}
      data-item={id}
      data-person={isArriving ? authorColor : undefined}
    >
      <button
        type="button"
        className="item-check"
        data-control="check"
        aria-label={completed ? rowTexts.uncheck(name) : rowTexts.check(name)}
      />
      <OpenButton item={item} category={category} tickedBy={store.tickedBy(item)} />
      <button
        type="button"
        className="icon-button item-remove"
        data-control="remove"
        aria-label={rowTexts.remove(name)}
      />
    </li>
  )
})

interface OpenButtonProps extends Pick<Props, 'item' | 'category'> {
  tickedBy: Somebody | undefined
}

function OpenButton({ item, category, tickedBy }: OpenButtonProps) {
  const { name } = item
  const { amount, said, label, who } = detailsOf(item, tickedBy)
  return (
    <button type="button" className="item-open" data-control="open" aria-label={label}>
      <ItemPicture className="item-picture" name={name} category={category} size={28} loading="lazy" />
      <ItemName name={name} said={said} /> {who && <WhoMark {...who} />}
      <AmountLabel amount={amount} />
    </button>
  )
}

function classOf(
  { completed }: Item,
  { isTicked, isHighlighted, isArriving }: Record<string, boolean>,
): string {
  const states = [
    completed && 'item-completed',
    isTicked && 'item-ticked',
    isHighlighted && 'item-highlighted',
    isArriving && 'item-arriving',
  ]
  return ['item', ...states].filter(Boolean).join(' ')
}
