import { useStore } from '@nanostores/react'
import type { Item } from '../../../domain/item/item.ts'
import { foodLinkTexts } from '../../../i18n/guide/food-links.ts'
import { addresses } from '../../../site.ts'
import { $foodFinder } from '../../../stores/words/foods.ts'
import { Icon } from '../../Icon.tsx'

/** The quiet way to what the guide says of an item; nothing for what is no food of it. */
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
