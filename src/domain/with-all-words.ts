import { isPlural as isPluralBy } from './is-plural.ts'
import { keyOf as keyOfBy } from './key-of.ts'
import { mergeItems as mergeItemsBy } from './merge.ts'
import { nameKey as nameKeyBy } from './name-key.ts'
import { once } from './once.ts'
import { itemTexts as itemTextsBy, parseItems as parseItemsBy } from './parse.ts'
import { parseSpoken as parseSpokenBy } from './parse-spoken.ts'
import { makePlanner as makePlannerBy, planAdding as planAddingBy } from './plan-adding.ts'
import { makeSuggester as makeSuggesterBy, suggestionsFor as suggestionsForBy } from './suggest.ts'
import { knownNames as knownNamesBy } from './suggest-known.ts'
import { takeSuggestion as takeSuggestionBy } from './suggest-typed.ts'
import { usualThings as usualThingsBy } from './usual.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'
import { vocabularyTables } from './vocabulary-tables.ts'

/**
 * Everything that this repository knows of words; for where its tables are at hand: PocketBase, the scripts and the
 * tests. A browser has them only when its page has fetched them.
 */
export const allWords = once(() => readVocabulary(vocabularyTables))

/** The rules that ask a vocabulary, with all words. */
export const parseItems = withAllWords(parseItemsBy)
export const parseSpoken = withAllWords(parseSpokenBy)
export const itemTexts = withAllWords(itemTextsBy)
export const isPlural = withAllWords(isPluralBy)
export const nameKey = withAllWords(nameKeyBy)
export const keyOf = withAllWords(keyOfBy)
export const mergeItems = withAllWords(mergeItemsBy)
export const planAdding = withAllWords(planAddingBy)
export const makePlanner = withAllWords(makePlannerBy)
export const knownNames = withAllWords(knownNamesBy)
export const suggestionsFor = withAllWords(suggestionsForBy)
export const makeSuggester = withAllWords(makeSuggesterBy)
export const takeSuggestion = withAllWords(takeSuggestionBy)
export const usualThings = withAllWords(usualThingsBy)

function withAllWords<Rest extends readonly unknown[], Result>(
  rule: (vocabulary: Vocabulary, ...rest: Rest) => Result,
): (...rest: Rest) => Result {
  return (...rest) => rule(allWords(), ...rest)
}
