import { categoryIn } from '../../domain/category/category.ts'
import { type LexiconFile, readLexicon } from '../../domain/category/category-lexicon.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'

export type FindCategory = (name: string) => CategoryKey

/** Makes a function that returns the category of a name by these words. Takes about 1 ms. */
export function makeCategoryFinder(file: LexiconFile): FindCategory {
  const lexicon = readLexicon(file)
  return (name) => categoryIn(lexicon, name)
}
