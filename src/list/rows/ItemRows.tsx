import { memo, useRef } from 'react'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import { useSectionHeight } from '../parts/use-section-height.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { ItemRow } from './ItemRow.tsx'
import { rowsMarkup } from './row-markup.tsx'

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
  const own = { ref: section, className: 'list-items', 'data-rows': items.length }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all texts in it are escaped
  if (import.meta.env.SSR) return <ul {...own} dangerouslySetInnerHTML={{ __html: rowsMarkup(items) }} />
  return (
    <ul {...own}>
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
