import { useStore } from '@nanostores/react'
import type { Item } from '../../domain/item/item.ts'
import { addresses } from '../../site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { $foodFinder } from '../vocabulary/known-foods.ts'
import { foodLinkTexts } from './food-link-texts.ts'

/** Link to the guide's page about an item; empty if the item is no food of the guide. */
export function FoodLink({ item }: { item: Item }) {
  const food = useStore($foodFinder)?.find(item)
  if (!food) return null
  return (
    <li>
      <a className="menu-entry" href={addresses.food(food.slug)}>
        <Icon name="book-open" />
        <span className="menu-label">{foodLinkTexts.inGuide(food.name)}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  )
}
