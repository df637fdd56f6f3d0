import type { CategoryKey } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { once } from '../lib/once.ts'
import { remember } from '../lib/remember.ts'
import { categoryIn } from './category.ts'
import { readLexicon } from './category-lexicon.ts'
import { categoryWords } from './category-words.ts'
import { lexiconFile } from './lexicon-file.ts'

/** The words of categories. */
export const allCategoryWords = once(() => readLexicon(lexiconFile(categoryWords)))

/**
 * The category of a name by the words of this repository, for the server, PocketBase and the tests. A browser has the
 * words only after its page has fetched them.
 */
export const detectCategory = remember((name: string) => categoryIn(allCategoryWords(), name))

/** Returns the category that a person chose for the item, or otherwise the category of its name. */
export function effectiveCategory(item: Pick<Item, 'name' | 'category'>): CategoryKey {
  return item.category || detectCategory(item.name)
}
