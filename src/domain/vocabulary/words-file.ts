import type { LexiconFile } from '../category/category-lexicon.ts'
import type { FoodsFile } from '../food-match/food-match.ts'
import type { ThingsFile } from '../suggest/things.ts'
import type { VocabularyTables } from './vocabulary.ts'

/** The words that a page fetches. */
export interface WordsFile {
  categories: LexiconFile
  vocabulary: VocabularyTables
  foods: FoodsFile
  things: ThingsFile
}
