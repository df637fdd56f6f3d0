import { useStore } from '@nanostores/react'
import type { Item } from '../../domain/item.ts'
import { foodLinkTexts } from '../../i18n/food-links.ts'
import { addresses } from '../../site.ts'
import { $foodFinder } from '../../stores/foods.ts'
import { Icon } from '../Icon.tsx'

/** The quiet way to what the guide says of an item; nothing for what is no food of it. */
export function FoodLink({ item }: { item: Item }) {
  const food = useStore($foodFinder)?.find(item)
  if (!food) return null
  return (
    <a className="item-editor-wide food-link" href={addresses.food(food.slug)}>
      <span>
        {foodLinkTexts.guide}: <span className="food-link-name">{food.name}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}
