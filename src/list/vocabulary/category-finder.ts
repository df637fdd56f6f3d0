import { categoryIn, categoryOfWord } from '../../domain/category/category.ts'
import { type LexiconFile, readLexicon } from '../../domain/category/category-lexicon.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { CategoryOfWord } from '../../domain/vocabulary/vocabulary.ts'

export type FindCategory = (name: string) => CategoryKey

/** Makes the functions that return the category of a name, and of a single word, by these words. Takes about 1 ms. */
export function makeCategoryFinder(file: LexiconFile): { find: FindCategory; findOfWord: CategoryOfWord } {
  const lexicon = readLexicon(file)
  return {
    find: (name) => categoryIn(lexicon, name),
    findOfWord: (word) => categoryOfWord(lexicon, word),
  }
}
