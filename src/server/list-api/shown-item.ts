import { effectiveCategory } from '../../domain/category/detect-category.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { storedUnit } from '../../domain/item/units.ts'
import type { ApiItem, SetItem } from '../../list-api/schemas.ts'

/** An item as programs see it. @param sent without what is seldom said */
export function shownItem(sent: Item): ApiItem {
  const item: Item = { ...itemDefaults, ...sent }
  const { id, name, quantity, unit, note, store, price, completed, notFound, rev } = item
  return {
    ...{ id, name, quantity },
    unit: unit === itemDefaults.unit ? null : unit,
    category: effectiveCategory(item),
    ...{ note, store },
    price: price === '' ? null : Number(price),
    ticked: completed,
    ...{ notFound, rev },
  }
}

/** What a program wants of an item, as the list stores it; what is ticked has been found. Not checked by the rules yet. */
export function storedFields({ ticked, unit, category, price, ...others }: SetItem): object {
  return {
    ...others,
    ...(ticked !== undefined && { completed: ticked }),
    ...(ticked && { notFound: false }),
    ...(unit !== undefined && { unit: unit === null ? itemDefaults.unit : (storedUnit(unit) ?? unit) }),
    ...(category !== undefined && { category: category ?? '' }),
    ...(price !== undefined && { price: price === null ? '' : String(price) }),
  }
}
