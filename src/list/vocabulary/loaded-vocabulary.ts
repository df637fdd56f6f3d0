import { atom, type ReadableAtom } from 'nanostores'
import { once } from '../../domain/lib/once.ts'
import { readThings, type Thing, type ThingsFile } from '../../domain/suggest/things.ts'
import {
  type CategoryOfWord,
  readVocabulary,
  type Vocabulary,
  type VocabularyTables,
} from '../../domain/vocabulary/vocabulary.ts'

const $writableVocabulary = atom(readVocabulary({}))
const $writableThings = atom((): readonly Thing[] => [])

/** The words by which items are read and compared: empty until they are loaded after the page. */
export const $vocabulary: ReadableAtom<Vocabulary> = $writableVocabulary

/** Returns the products of a supermarket, which are read at the first call: none until they are loaded after the page. */
export const $things: ReadableAtom<() => readonly Thing[]> = $writableThings

export function learnVocabulary(
  tables: VocabularyTables,
  categoryOfWord?: CategoryOfWord,
  things?: ThingsFile,
): void {
  if (things) $writableThings.set(once(() => readThings(things)))
  $writableVocabulary.set(readVocabulary(tables, categoryOfWord))
}
