import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { FoodsFile } from '../../domain/food-match/food-match.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import type { FindFood } from './food-finder.ts'

interface Foods {
  file: FoodsFile
  categoryOf: (item: Pick<Item, 'name' | 'category'>) => CategoryKey
}

const $foods = atom<Foods | undefined>()
const $writableFinder = atom<{ find: FindFood } | undefined>()

/**
 * Finds the food of the guide that an item is; undefined until the words and the code are loaded, which are fetched after
 * the page and on the first subscription. If they cannot be fetched, it stays undefined.
 */
export const $foodFinder: ReadableAtom<{ find: FindFood } | undefined> = $writableFinder

onMount($writableFinder, () =>
  $foods.subscribe(async (foods) => {
    if (!foods || $writableFinder.value) return
    const code = await import('./food-finder.ts').catch(() => undefined)
    if (code) $writableFinder.set({ find: code.makeFoodFinder(foods.file, foods.categoryOf) })
  }),
)

/** Takes the foods into use once the words are loaded. */
export function learnFoods(file: Foods['file'], categoryOf: Foods['categoryOf']): void {
  $foods.set({ file, categoryOf })
}
