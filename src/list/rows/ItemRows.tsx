import { memo, useRef } from 'react'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import { useSectionHeight } from '../parts/use-section-height.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { ItemRow } from './ItemRow.tsx'

interface Props {
  items: readonly Item[]
  /** Ids of items that were ticked, or marked as not found, a moment ago. */
  marked: ReadonlySet<string>
  /** Ids of items that were added here a moment ago. */
  highlighted: ReadonlySet<string>
  store: ListStore
}

/** The rows of one section; rendered again only if something in them has changed. */
export const ItemRows = memo(function ItemRows({ items, marked, highlighted, store }: Props) {
  const section = useRef<HTMLUListElement>(null)
  useSectionHeight(section, items.length)
  return (
    <ul ref={section} className="list-items" data-rows={items.length}>
      {items.map((item) => (
        <ItemRow
          key={item.id}
          item={item}
          category={effectiveCategory(item)}
          isTicked={item.completed && marked.has(item.id)}
          isHighlighted={highlighted.has(item.id)}
          store={store}
        />
      ))}
    </ul>
  )
})
