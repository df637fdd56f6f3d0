import { useStore } from '@nanostores/react'
import type { Item } from '../../../domain/item/item.ts'
import { foodLinkTexts } from '../../../i18n/guide/food-links.ts'
import { addresses } from '../../../site.ts'
import { $foodFinder } from '../../../stores/words/foods.ts'
import { Icon } from '../../Icon.tsx'

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
