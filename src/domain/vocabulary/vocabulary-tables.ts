import * as compounds from '../words/compounds.ts'
import * as descriptions from '../words/descriptions.ts'
import * as knownThings from '../words/known-things.ts'
import * as nameForms from '../words/name-forms.ts'
import * as nameWords from '../words/name-words.ts'
import * as numberedNames from '../words/numbered-names.ts'
import * as stores from '../words/store-names.ts'
import * as thingsByNumber from '../words/things-by-number.ts'
import type { VocabularyTables } from './vocabulary.ts'

/** All tables that items are read and compared by. */
export const vocabularyTables: VocabularyTables = {
  ...compounds,
  ...descriptions,
  ...knownThings,
  ...numberedNames,
  ...nameForms,
  ...nameWords,
  ...stores,
  ...thingsByNumber,
}
