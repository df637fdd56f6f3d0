import { categoryOfWord } from './category/category.ts'
import { allCategoryWords } from './category/detect-category.ts'
import { once } from './lib/once.ts'
import { isPlural as isPluralBy } from './merge/is-plural.ts'
import { keyOf as keyOfBy } from './merge/key-of.ts'
import { mergeItems as mergeItemsBy } from './merge/merge.ts'
import { nameKey as nameKeyBy } from './merge/name-key.ts'
import { makePlanner as makePlannerBy, planAdding as planAddingBy } from './merge/plan-adding.ts'
import { billOf as billOfBy } from './money/bill.ts'
import { depositOf as depositOfBy } from './money/deposit.ts'
import { lastPriceFinder as lastPriceFinderBy } from './money/last-price.ts'
import { paysByVoucher as paysByVoucherBy } from './money/voucher-marks.ts'
import { isVoucherFood as isVoucherFoodBy } from './money/vouchers.ts'
import { readWares } from './money/wares.ts'
import { asInHand as asInHandBy } from './shop/as-in-hand.ts'
import { dueThings as dueThingsBy } from './shop/due.ts'
import { findBought as findBoughtBy } from './shop/find-bought.ts'
import { habitsOf as habitsOfBy } from './shop/habits.ts'
import { arrangerIn as arrangerInBy } from './shop/sections-in-shop.ts'
import { orderOfThingsIn as orderOfThingsInBy } from './shop/walks.ts'
import { parseSpoken as parseSpokenBy } from './spoken/parse-spoken.ts'
import { readSpoken as readSpokenBy } from './spoken/read-spoken.ts'
import { listedFinder as listedFinderBy, onceMore as onceMoreBy } from './suggest/listed.ts'
import { makeSuggester as makeSuggesterBy, suggestionsFor as suggestionsForBy } from './suggest/suggest.ts'
import { knownNames as knownNamesBy } from './suggest/suggest-known.ts'
import { takeSuggestion as takeSuggestionBy } from './suggest/suggest-typed.ts'
import { readThings } from './suggest/things.ts'
import { thingsFile } from './suggest/things-file.ts'
import { usualThings as usualThingsBy } from './suggest/usual.ts'
import {
  itemTexts as itemTextsBy,
  openPrices as openPricesBy,
  parseItems as parseItemsBy,
} from './text/parse.ts'
import { readVocabulary, type Vocabulary } from './vocabulary/vocabulary.ts'
import { vocabularyTables } from './vocabulary/vocabulary-tables.ts'

/**
 * All tables of words, for PocketBase, the scripts and the tests. A browser has them only after its page has fetched
 * them.
 */
export const allWords = once(() =>
  readVocabulary(vocabularyTables, (word) => categoryOfWord(allCategoryWords(), word)),
)

const allThings = once(() => readThings(thingsFile(allWords())))
const allWares = once(() => readWares(allCategoryWords()))
export const depositOf = (item: Parameters<typeof depositOfBy>[1]) => depositOfBy(allWares(), item)
export const billOf = <Item extends Parameters<typeof billOfBy>[1][number]>(
  items: readonly Item[],
  isFood?: (item: Item) => boolean,
) => billOfBy(allWares(), items, isFood)
export const isVoucherFood = (item: Parameters<typeof isVoucherFoodBy>[1]) =>
  isVoucherFoodBy(allWares(), item)
export const paysByVoucher = (
  options: ReadonlyMap<string, string>,
  item: Parameters<typeof isVoucherFoodBy>[1],
) => paysByVoucherBy(allWares(), allWords(), options, item)

/** The rules that take a vocabulary, applied to all words. */
export const parseItems = withAllWords(parseItemsBy)
export const openPrices = withAllWords(openPricesBy)
export const parseSpoken = withAllWords(parseSpokenBy)
export const readSpoken = withAllWords(readSpokenBy)
export const itemTexts = withAllWords(itemTextsBy)
export const isPlural = withAllWords(isPluralBy)
export const nameKey = withAllWords(nameKeyBy)
export const keyOf = withAllWords(keyOfBy)
export const mergeItems = withAllWords(mergeItemsBy)
export const planAdding = withAllWords(planAddingBy)
export const makePlanner = withAllWords(makePlannerBy)
export const knownNames = withAllWords(knownNamesBy)
export const suggestionsFor = (sources: Parameters<typeof suggestionsForBy>[1]) =>
  suggestionsForBy(allWords(), { things: allThings, ...sources })
export const makeSuggester = (sources: Parameters<typeof makeSuggesterBy>[1]) =>
  makeSuggesterBy(allWords(), { things: allThings, ...sources })
export const listedFinder = withAllWords(listedFinderBy)
export const onceMore = withAllWords(onceMoreBy)
export const takeSuggestion = withAllWords(takeSuggestionBy)
export const lastPriceFinder = withAllWords(lastPriceFinderBy)
export const dueThings = withAllWords(dueThingsBy)
export const habitsOf = withAllWords(habitsOfBy)
export const arrangerIn = withAllWords(arrangerInBy)
export const orderOfThingsIn = withAllWords(orderOfThingsInBy)
export const asInHand = withAllWords(asInHandBy)
export const findBought = withAllWords(findBoughtBy)
export const usualThings = withAllWords(usualThingsBy)

function withAllWords<Rest extends readonly unknown[], Result>(
  rule: (vocabulary: Vocabulary, ...rest: Rest) => Result,
): (...rest: Rest) => Result {
  return (...rest) => rule(allWords(), ...rest)
}
