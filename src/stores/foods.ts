import { atom, type ReadableAtom } from 'nanostores'
import type { FoodsFile } from '../domain/food-names.ts'
import type { CategoryKey, Item } from '../domain/item.ts'
import type { FindFood } from './food-finder.ts'

const $writableFinder = atom<{ find: FindFood } | undefined>()

/** Finds the food of the guide that an item is; undefined until the words that follow the page are here. */
export const $foodFinder: ReadableAtom<{ find: FindFood } | undefined> = $writableFinder

/**
 * Fetches the code that finds foods at once, so that it is there without a connection too; where it cannot be fetched,
 * nothing is found.
 */
export async function learnFoods(
  file: FoodsFile,
  categoryOf: (item: Pick<Item, 'name' | 'category'>) => CategoryKey,
): Promise<void> {
  const code = await import('./food-finder.ts').catch(() => undefined)
  if (code) $writableFinder.set({ find: code.makeFoodFinder(file, categoryOf) })
}
