import { categoryIn } from '../category/category.ts'
import type { CategoryKey, ItemFields } from '../item/fields.ts'
import { isAlcohol, type Wares, wareOf } from './wares.ts'

const noFood: readonly CategoryKey[] = ['igiena', 'curatenie', 'altele']

/**
 * True if meal vouchers pay for an item: food, no alcohol, no tobacco (Legea 165/2018). Each shop decides what its tills
 * accept.
 *
 * @param item with the category that a person chose; '' for the category of its name
 */
export function isVoucherFood(
  wares: Wares,
  { name, category }: Pick<ItemFields, 'name' | 'category'>,
): boolean {
  const isFood = !noFood.includes(category || categoryIn(wares.lexicon, name))
  return isFood && wareOf(wares, name) !== 'tobacco' && !isAlcohol(wares, name)
}
