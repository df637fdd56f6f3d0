import { atom, type ReadableAtom } from 'nanostores'
import { readVocabulary, type Vocabulary, type VocabularyTables } from '../../domain/vocabulary/vocabulary.ts'

const $writableVocabulary = atom(readVocabulary({}))

/** What is known of words where items are read and compared: nothing, until the words that follow the page are here. */
export const $vocabulary: ReadableAtom<Vocabulary> = $writableVocabulary

export function learnVocabulary(tables: VocabularyTables): void {
  $writableVocabulary.set(readVocabulary(tables))
}
