import { createHash } from 'node:crypto'
import { foods } from 'virtual:foods'
import { categoryWords } from '../domain/category/category-words.ts'
import { lexiconFile } from '../domain/category/lexicon-file.ts'
import { thingsFile } from '../domain/suggest/things-file.ts'
import { readVocabulary } from '../domain/vocabulary/vocabulary.ts'
import { vocabularyTables } from '../domain/vocabulary/vocabulary-tables.ts'
import type { WordsFile } from '../domain/vocabulary/words-file.ts'

const words: WordsFile = {
  categories: lexiconFile(categoryWords),
  vocabulary: vocabularyTables,
  foods,
  things: thingsFile(readVocabulary(vocabularyTables), foods),
}
const text = JSON.stringify(words)

/** The words that browsers fetch. Their version is a hash of their content. */
export const wordsFile = {
  text,
  version: createHash('sha256').update(text).digest('hex').slice(0, 12),
} as const
