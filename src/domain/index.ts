/** The rules that everything else stands on. Each of them also runs, and is tested, inside PocketBase's engine. */
export { acceptChanges, type ChangeResult, itemsPerList, type Ledger } from './accept.ts'
export { type ItemAmount, storedAmount } from './amount.ts'
export { type Arrangement, arrange, insertOrdered } from './arrange.ts'
export { categoryIn, categoryRank } from './category.ts'
export { type Lexicon, type LexiconFile, readLexicon } from './category-lexicon.ts'
export { categoryWords } from './category-words.ts'
export {
  type Applied,
  applyChange,
  type Change,
  type ChangeProblem,
  type ItemChange,
  type ItemWish,
  type Wish,
} from './change.ts'
export { cleanText, type NameProblem, nameProblem, quantityProblem, unitProblem } from './check.ts'
export { chosenCategory } from './chosen-category.ts'
export { byCodeUnits } from './code-units.ts'
export { countedPath, listPath } from './counted-path.ts'
export { isCourtesy } from './courtesy.ts'
export { detectCategory, effectiveCategory } from './detect-category.ts'
export { fieldsOf } from './fields-of.ts'
export { fold } from './fold.ts'
export { foodIn } from './food-match.ts'
export { bareName, type FoodsFile, readFoodNames } from './food-names.ts'
export { searchTerms } from './food-search.ts'
export {
  type CategoryKey,
  categoryKeys,
  type Delta,
  differs,
  fieldKeys,
  type Item,
  type ItemFields,
  itemDefaults,
  type ListHead,
  type Snapshot,
} from './item.ts'
export { keepPlaces } from './keep-places.ts'
export { type CategoryTable, lexiconFile } from './lexicon-file.ts'
export { listLifetimeMs, nearEnd } from './lifetime.ts'
export { defaultListName, listNameLength, readListName } from './list-name.ts'
export { listWaiting, waitingList } from './list-to-save.ts'
export { type Gap, isLost } from './lost.ts'
export type { Merged, MergedFields } from './merge.ts'
export { nextId } from './next-id.ts'
export { once } from './once.ts'
export {
  type CategoryGroup,
  type CompareNames,
  type GroupedItems,
  groupByCategory,
  type Shelving,
  shelfOrder,
} from './order.ts'
export { packItems, unpackItems } from './packed-items.ts'
export { formatQuantity, type ParsedItem, type RefusedText, unitLabel } from './parse.ts'
export {
  isPersonColor,
  nicknameLength,
  type Person,
  type PersonColor,
  personColors,
  readNickname,
} from './person.ts'
export { deviceKind, deviceKinds, othersOf, readVisitor } from './presence.ts'
export { type ReadChange, readChange, readFields } from './read-change.ts'
export { isRecall, readRecall } from './read-recall.ts'
export { type ItemRecall, type Recall, recallItem } from './recall.ts'
export { remember } from './remember.ts'
export { byRomanianName } from './romanian-order.ts'
export { letteredShelf, shelfLetters } from './shelf-letters.ts'
export { foldChanges, foldName, mergeDelta } from './snapshot.ts'
export { type StampedItem, type Stamps, stampedBy } from './stamps.ts'
export { linesOf, splitParts } from './text-parts.ts'
export { undoOf } from './undo.ts'
export { storedUnit } from './units.ts'
export { isUuid } from './uuid.ts'
export { readVocabulary, type Vocabulary, type VocabularyTables } from './vocabulary.ts'
export { vocabularyTables } from './vocabulary-tables.ts'
export {
  allWords,
  isPlural,
  itemTexts,
  keyOf,
  knownNames,
  makePlanner,
  makeSuggester,
  mergeItems,
  nameKey,
  parseItems,
  parseSpoken,
  planAdding,
  suggestionsFor,
  takeSuggestion,
  usualThings,
} from './with-all-words.ts'
export { catalogue, popularNames } from './words/catalogue.ts'
export { ideas } from './words/ideas.ts'
export { unitRows } from './words/units.ts'
