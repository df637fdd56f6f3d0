import { categoryIn } from '../../domain/category/category.ts'
import { type LexiconFile, readLexicon } from '../../domain/category/category-lexicon.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'

export type FindCategory = (name: string) => CategoryKey

/** What tells the category of a name by these words. Takes about a millisecond. */
export function makeCategoryFinder(file: LexiconFile): FindCategory {
  const lexicon = readLexicon(file)
  return (name) => categoryIn(lexicon, name)
}
