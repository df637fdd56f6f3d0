import type { CategoryKey } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { once } from '../lib/once.ts'
import { remember } from '../lib/remember.ts'
import { categoryIn } from './category.ts'
import { readLexicon } from './category-lexicon.ts'
import { categoryWords } from './category-words.ts'
import { lexiconFile } from './lexicon-file.ts'

const lexicon = once(() => readLexicon(lexiconFile(categoryWords)))

/**
 * The category a name belongs to by the words of this repository; for where they are at hand: the server, PocketBase
 * and the tests. A browser has them only when its page has fetched them.
 */
export const detectCategory = remember((name: string) => categoryIn(lexicon(), name))

/** The category a person chose for the item, else the one its name tells. */
export function effectiveCategory(item: Pick<Item, 'name' | 'category'>): CategoryKey {
  return item.category || detectCategory(item.name)
}
