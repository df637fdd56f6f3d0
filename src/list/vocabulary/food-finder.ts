import { type FoodsFile, foodIn, type KnownFood, readFoodNames } from '../../domain/food-match/food-match.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { once } from '../../domain/lib/once.ts'
import { remember } from '../../domain/lib/remember.ts'
import { $vocabulary } from './loaded-vocabulary.ts'

type Named = Pick<Item, 'name' | 'category'>

/** Returns the food of the guide that an item is; undefined for any other item. */
export type FindFood = (item: Named) => KnownFood | undefined

/** Reads the foods at the first call, and caches the results. */
export function makeFoodFinder(file: FoodsFile, categoryOf: (item: Named) => CategoryKey): FindFood {
  const names = once(() => readFoodNames(file))
  const find = (item: Named) => foodIn($vocabulary.get(), names(), item.name, categoryOf(item))
  const byName = remember((name) => ({ food: find({ name, category: '' }) }))
  return (item) => (item.category ? find(item) : byName(item.name).food)
}
