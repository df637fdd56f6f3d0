import * as compounds from '../words/compounds.ts'
import * as keptNames from '../words/kept-names.ts'
import * as nameForms from '../words/name-forms.ts'
import * as nameWords from '../words/name-words.ts'
import * as thingsByNumber from '../words/things-by-number.ts'
import type { VocabularyTables } from './vocabulary.ts'

/** All tables that items are read and compared by. */
export const vocabularyTables: VocabularyTables = {
  ...compounds,
  ...keptNames,
  ...nameForms,
  ...nameWords,
  ...thingsByNumber,
}
