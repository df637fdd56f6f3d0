/** Rules that other layers use. All of them are also tested inside PocketBase’s engine. */

export {
  type Arrangement,
  arrange,
  type CategoryGroup,
  categoryOrder,
  type GroupedItems,
  groupByCategory,
  insertOrdered,
  type Shelving,
} from '../../../src/domain/category/arrange.ts'
export { categoryIn, categoryOfWord, categoryRank } from '../../../src/domain/category/category.ts'
export { categoryLetters, categoryOfLetter } from '../../../src/domain/category/category-letters.ts'
export { type Lexicon, type LexiconFile, readLexicon } from '../../../src/domain/category/category-lexicon.ts'
export { categoryWords } from '../../../src/domain/category/category-words.ts'
export { chosenCategory } from '../../../src/domain/category/chosen-category.ts'
export { detectCategory, effectiveCategory } from '../../../src/domain/category/detect-category.ts'
export { type CategoryTable, lexiconFile } from '../../../src/domain/category/lexicon-file.ts'
export { type FoodsFile, foodIn, readFoodNames } from '../../../src/domain/food-match/food-match.ts'
export { bareName } from '../../../src/domain/food-match/food-names.ts'
export { searchTerms } from '../../../src/domain/food-match/food-search.ts'
export {
  acceptChanges,
  type ChangeResult,
  type ListTransaction,
} from '../../../src/domain/item/accept.ts'
export { type ItemAmount, storedAmount } from '../../../src/domain/item/amount.ts'
export {
  applyChange,
  type Change,
  type ItemChange,
  type ItemWish,
  type Wish,
} from '../../../src/domain/item/change.ts'
export { type ChangeProblem, changeProblems } from '../../../src/domain/item/change-problem.ts'
export { readFields } from '../../../src/domain/item/field-checks.ts'
export {
  type CategoryKey,
  categoryKeys,
  fieldKeys,
  type ItemFields,
  itemDefaults,
  itemFields,
} from '../../../src/domain/item/fields.ts'
export {
  type Delta,
  differs,
  type Item,
  type ListHead,
  type Snapshot,
} from '../../../src/domain/item/item.ts'
export { isOfItem, isRecall } from '../../../src/domain/item/kinds.ts'
export { type Gap, isLost } from '../../../src/domain/item/lost.ts'
export { isMeasure } from '../../../src/domain/item/measures.ts'
export { packItems, unpackItems } from '../../../src/domain/item/packed-items.ts'
export { withPackSign } from '../../../src/domain/item/packs.ts'
export { readChange } from '../../../src/domain/item/read-change.ts'
export { readRecall } from '../../../src/domain/item/read-recall.ts'
export {
  type ItemRecall,
  type Recall,
  recallItem,
  type StampedItem,
  stampedBy,
} from '../../../src/domain/item/recall.ts'
export { formatQuantity, unitLabel } from '../../../src/domain/item/shown-amount.ts'
export { foldChanges, foldName, foldOptions, mergeDelta } from '../../../src/domain/item/snapshot.ts'
export { undoOf } from '../../../src/domain/item/undo.ts'
export { storedUnit, unitKind } from '../../../src/domain/item/units.ts'
export { fromBase64url } from '../../../src/domain/lib/base64url.ts'
export { hasLetterOrEmoji, isNameText } from '../../../src/domain/lib/characters.ts'
export {
  cleanText,
  isForbidden,
  isLonger,
  type NameProblem,
  nameMaxLength,
  nameProblem,
  noteMaxLength,
  noteProblem,
  quantityProblem,
  storeMaxLength,
  unitProblem,
} from '../../../src/domain/lib/check.ts'
export { byCodeUnits } from '../../../src/domain/lib/code-units.ts'
export { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
export { fold } from '../../../src/domain/lib/fold.ts'
export { languages } from '../../../src/domain/lib/language.ts'
export { lastOf } from '../../../src/domain/lib/last-of.ts'
export { nextId } from '../../../src/domain/lib/next-id.ts'
export { once } from '../../../src/domain/lib/once.ts'
export { itemsPerList, longestImport, longestText } from '../../../src/domain/lib/reading-limits.ts'
export { remember } from '../../../src/domain/lib/remember.ts'
export { byRomanianName } from '../../../src/domain/lib/romanian-order.ts'
export { stablePlaces } from '../../../src/domain/lib/stable-places.ts'
export { isUuid } from '../../../src/domain/lib/uuid.ts'
export { countedPath, listPath } from '../../../src/domain/list/counted-path.ts'
export { listLifetimeMs, nearEnd } from '../../../src/domain/list/lifetime.ts'
export { defaultListName, listNameLength, readListName } from '../../../src/domain/list/list-name.ts'
export { listWaiting, waitingList } from '../../../src/domain/list/list-to-save.ts'
export { readOption, templatesPerList } from '../../../src/domain/list/options.ts'
export { ownTemplateText, readOwnTemplate } from '../../../src/domain/list/own-template.ts'
export {
  isPersonColor,
  nicknameLength,
  type Person,
  type PersonColor,
  personColors,
  readNickname,
} from '../../../src/domain/list/person.ts'
export { deviceKind, deviceKinds, othersOf, readVisitor } from '../../../src/domain/list/presence.ts'
export { thingOption } from '../../../src/domain/list/thing-option.ts'
export { readWeekly, weeklyText } from '../../../src/domain/list/weekly.ts'
export { addingWishes, addWish } from '../../../src/domain/merge/adding-wishes.ts'
export type { MergedFields } from '../../../src/domain/merge/merge.ts'
export { saidOf } from '../../../src/domain/merge/plan-adding.ts'
export { returnOf } from '../../../src/domain/money/deposit.ts'
export { inLei, leiText } from '../../../src/domain/money/lei-text.ts'
export { storedPrice } from '../../../src/domain/money/price.ts'
export { spendingOf } from '../../../src/domain/money/spending.ts'
export { readWares } from '../../../src/domain/money/wares.ts'
export {
  gatherMs,
  type Happened,
  happenedIn,
  type Note,
  nextNoticeTryMs,
  noteFor,
  type Owed,
  owedAgain,
  type Subscriber,
  shoppingMs,
} from '../../../src/domain/notices/owed.ts'
export {
  isQuiet,
  type NoticeKind,
  type NoticeWishes,
  noticeKinds,
  type PushTarget,
  type QuietHours,
  readNoticeDevice,
  readWantedNotices,
  subscriptionsPerList,
  usualQuietHours,
  type WantedNotices,
} from '../../../src/domain/notices/subscription.ts'
export { endpointLength, isEndpoint } from '../../../src/domain/outbound/endpoint.ts'
export { isOwnEndpoint, readOwnHosts } from '../../../src/domain/outbound/own-hosts.ts'
export { learnedOrder } from '../../../src/domain/shop/aisles.ts'
export { dueWeekly, nextDay, weeklyOf } from '../../../src/domain/shop/due-weekly.ts'
export { learnable, moved, orderByHand, orderOptions } from '../../../src/domain/shop/manual-order.ts'
export { inOrderOf, sectionsInShop } from '../../../src/domain/shop/sections-in-shop.ts'
export { isSoughtIn, storesOf, storesToName } from '../../../src/domain/shop/stores-of-list.ts'
export { tripsOf } from '../../../src/domain/shop/trips.ts'
export { orderIn } from '../../../src/domain/shop/walks.ts'
export { obey } from '../../../src/domain/spoken/obey.ts'
export {
  ownTemplateOption,
  ownTemplatesOf,
  templateNameLength,
} from '../../../src/domain/templates/own-templates.ts'
export { scaled } from '../../../src/domain/templates/scaled.ts'
export { templates } from '../../../src/domain/templates/templates.ts'
export { otherReading } from '../../../src/domain/text/entry/other-reading.ts'
export { isCourtesy } from '../../../src/domain/text/lines/courtesy.ts'
export { hasSeveralLines } from '../../../src/domain/text/lines/first-lines.ts'
export { linesWithStores } from '../../../src/domain/text/lines/line-stores.ts'
export { linesOf } from '../../../src/domain/text/lines/pasted-lines.ts'
export { splitParts } from '../../../src/domain/text/lines/text-parts.ts'
export type { ParsedItem, RefusedText } from '../../../src/domain/text/parse.ts'
export { readItems } from '../../../src/domain/text/parse.ts'
export {
  readVocabulary,
  type Vocabulary,
  type VocabularyTables,
} from '../../../src/domain/vocabulary/vocabulary.ts'
export { vocabularyTables } from '../../../src/domain/vocabulary/vocabulary-tables.ts'
export {
  nextTryMs,
  webhookLeaseMs,
  webhookPatienceMs,
  webhookRestMs,
} from '../../../src/domain/webhooks/webhook.ts'
export {
  allWords,
  arrangerIn,
  asInHand,
  billOf,
  depositOf,
  dueThings,
  findBought,
  habitsOf,
  isPlural,
  isVoucherFood,
  itemTexts,
  keyOf,
  knownNames,
  lastPriceFinder,
  listedFinder,
  makePlanner,
  makeSuggester,
  mergeItems,
  nameKey,
  onceMore,
  openPrices,
  orderOfThingsIn,
  parseItems,
  parseSpoken,
  paysByVoucher,
  planAdding,
  readSpoken,
  suggestionsFor,
  takeSuggestion,
  usualThings,
} from '../../../src/domain/with-all-words.ts'
export { catalogue, popularNames } from '../../../src/domain/words/catalogue.ts'
export { ideas } from '../../../src/domain/words/ideas.ts'
export { unitRows } from '../../../src/domain/words/units.ts'
