import type { LexiconFile } from '../category/category-lexicon.ts'
import type { FoodsFile } from '../food-match/food-names.ts'
import { type NameTables, type NameWords, readNameWords } from '../merge/name-words.ts'
import { type ItemTables, type ItemWords, readItemWords } from '../text/item-words.ts'

/** The tables of words as they are written; a browser fetches them as data. */
export interface VocabularyTables extends ItemTables, NameTables {}

/**
 * What is known of single words where items are read and compared. The rules that ask it take it as their first
 * argument; with-all-words.ts has them for where all words are at hand.
 */
export interface Vocabulary extends ItemWords, NameWords {}

/** All that a page fetches of words. */
export interface WordsFile {
  categories: LexiconFile
  vocabulary: VocabularyTables
  foods: FoodsFile
}

/**
 * Takes some milliseconds; to be done once.
 *
 * @param tables one that is missing says nothing: without any, amounts and units are still read, and the forms of a word
 *   are still told by the rules
 */
export function readVocabulary(tables: Partial<VocabularyTables>): Vocabulary {
  return { ...readItemWords(tables), ...readNameWords(tables) }
}
