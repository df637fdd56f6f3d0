import { categoryIn } from '../category/category.ts'
import type { CategoryKey, ItemFields } from '../item/fields.ts'
import { isAlcohol, type Wares, wareOf } from './wares.ts'

const noFood: readonly CategoryKey[] = ['igiena', 'curatenie', 'altele']

/**
 * Whether meal vouchers pay for a thing: food, no alcohol, no tobacco (Legea 165/2018). What a till accepts is up to its shop.
 *
 * @param item with the category that a person chose; '' for the one of its name
 */
export function isVoucherFood(
  wares: Wares,
  { name, category }: Pick<ItemFields, 'name' | 'category'>,
): boolean {
  const isFood = !noFood.includes(category || categoryIn(wares.lexicon, name))
  return isFood && wareOf(wares, name) !== 'tobacco' && !isAlcohol(wares, name)
}
