import { atom, type ReadableAtom } from 'nanostores'
import {
  type CategoryOfWord,
  readVocabulary,
  type Vocabulary,
  type VocabularyTables,
} from '../../domain/vocabulary/vocabulary.ts'

const $writableVocabulary = atom(readVocabulary({}))

/** The words by which items are read and compared: empty until they are loaded after the page. */
export const $vocabulary: ReadableAtom<Vocabulary> = $writableVocabulary

export function learnVocabulary(tables: VocabularyTables, categoryOfWord?: CategoryOfWord): void {
  $writableVocabulary.set(readVocabulary(tables, categoryOfWord))
}
