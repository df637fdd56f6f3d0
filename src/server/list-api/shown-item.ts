import { effectiveCategory } from '../../domain/category/detect-category.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { storedUnit } from '../../domain/item/units.ts'
import type { ApiItem, SetItem } from '../../list-api/schemas.ts'

/** An item as programs see it. @param sent without fields that have default values */
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

/**
 * Converts fields from a program to the format of the list; a ticked item is not marked as not found. They are not validated
 * yet.
 */
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
