import { readHeard } from '../../../pocketbase/hooks/voice/heard-text.ts' // part: voice
import { readRecording } from '../../../pocketbase/hooks/voice/recording.ts' // part: voice
import { detectCategory } from '../../../src/domain/category/detect-category.ts'
import { foodIn, readFoodNames } from '../../../src/domain/food-match/food-match.ts'
import { searchTerms } from '../../../src/domain/food-match/food-search.ts'
import { readCleanFields } from '../../../src/domain/import/clean-fields.ts'
import { fromChecklist } from '../../../src/domain/import/from-checklist.ts'
import { fromKeepPage, fromMicrodata } from '../../../src/domain/import/from-html.ts'
import { fromIcs } from '../../../src/domain/import/from-ics.ts'
import { fromRecipe } from '../../../src/domain/import/from-recipe.ts'
import { fromRecipeText } from '../../../src/domain/import/from-recipe-text.ts'
import { fromOtherTable, fromTable } from '../../../src/domain/import/from-table.ts'
import { fromText } from '../../../src/domain/import/from-text.ts'
import { fromTodoTxt } from '../../../src/domain/import/from-todo-txt.ts'
import { itemsOfImport } from '../../../src/domain/import/import-rows.ts'
import { readRecord } from '../../../src/domain/import/item-of.ts'
import { plainLines, withoutEntities } from '../../../src/domain/import/markup.ts'
import { readImport } from '../../../src/domain/import/read-import.ts'
import { storedAmount } from '../../../src/domain/item/amount.ts'
import { fieldKeys } from '../../../src/domain/item/fields.ts'
import { readChange } from '../../../src/domain/item/read-change.ts'
import { readRecall } from '../../../src/domain/item/read-recall.ts'
import { cleanText } from '../../../src/domain/lib/check.ts'
import { byRomanianName } from '../../../src/domain/lib/romanian-order.ts'
import { countedPath } from '../../../src/domain/list/counted-path.ts'
import { readMovedFile } from '../../../src/domain/list/moved-file.ts'
import { readMovedLink } from '../../../src/domain/list/moved-link.ts'
import { readOption } from '../../../src/domain/list/options.ts'
import { readVisitor } from '../../../src/domain/list/presence.ts'
import { readWantedNotices } from '../../../src/domain/notices/subscription.ts'
import { isEndpoint } from '../../../src/domain/outbound/endpoint.ts'
import { readIngredient } from '../../../src/domain/recipe/ingredient.ts'
import { peopleOf } from '../../../src/domain/recipe/people.ts'
import { scaledQuantity } from '../../../src/domain/recipe/scale.ts'
import { isCourtesy } from '../../../src/domain/text/lines/courtesy.ts'
import { linesWithStores } from '../../../src/domain/text/lines/line-stores.ts'
import { linesOf } from '../../../src/domain/text/lines/pasted-lines.ts'
import {
  allWords,
  isPlural,
  itemTexts,
  nameKey,
  parseItems,
  parseSpoken,
  readSpoken,
  suggestionsFor,
  takeSuggestion,
} from '../../../src/domain/with-all-words.ts'
import { filesIn } from '../../../src/list/import/archive.ts'
import { decodeText } from '../../../src/list/import/decode.ts'
import { bearerKey, readKeyName } from '../../../src/protocol/key-calls.ts'
import { readFoodTexts } from '../../../src/published/food/read-food.ts'
import { faultOfText } from '../../../src/published/page-texts/faults.ts'
import { plainText } from '../../../src/published/settle.ts'
import { basicKey } from '../../../src/server/caldav/basic-key.ts' // part: integrations
import { placeAt, placeNamed } from '../../../src/server/caldav/dav-paths.ts' // part: integrations
import { readXml } from '../../../src/server/caldav/read-xml.ts' // part: integrations
import { readTask } from '../../../src/server/caldav/sent-task.ts' // part: integrations
import { xmlElement } from '../../../src/server/caldav/write-xml.ts' // part: integrations
import { isNamed } from '../../../src/server/list-api/if-match.ts' // part: integrations
import { planItems, planText } from '../../../src/server/list-api/plan-items.ts' // part: integrations

export type Reader = (text: string) => unknown

const planned = { items: new Map(), author: '', newItemId: () => id } // part: integrations
const id = '018f6d1e-6a2b-4c3d-8e4f-5a6b7c8d9e0f'

const foods = readFoodNames({
  rows: [['Lapte', '', 'LAPTE', []]],
  otherThings: '',
  modifiers: [['', 'verd,proaspat']],
  containers: 'pachet',
  preserved: 'conserv',
})

/** Readers of text that people type, say, paste and share. */
const typed: Readonly<Record<string, Reader>> = {
  parseItems,
  itemTexts,
  parseSpoken,
  readSpoken,
  suggestionsFor: (text) => suggestionsFor({ text, history: [], pending: [] }),
  takeSuggestion: (text) => takeSuggestion(text, 'Unt 82% grăsime 2 la 1'),
  linesOf,
  linesWithStores: (text) => linesWithStores(allWords(), text),
  isCourtesy,
  readHeard, // part: voice
}

/** Readers of text that other programs have written. */
const imported: Readonly<Record<string, Reader>> = {
  readImport,
  itemsOfImport: (text) => itemsOfImport(allWords(), readImport(text)),
  readRecord: (text) =>
    [true, false].map((isIngredient) =>
      readRecord(allWords(), [], { text, fields: {}, isTicked: false, amount: text }, isIngredient),
    ),
  decodeText: (text) => decodeText(Buffer.from(text)),
  filesIn: (text) => filesIn(Buffer.from(`PK\u0003\u0004${text}PK\u0005\u0006${text}`)),
  fromChecklist,
  fromIcs,
  fromKeepPage,
  fromMicrodata,
  fromOtherTable: (text) => [true, false].map((isNamed) => fromOtherTable(text, isNamed)),
  peopleOf,
  plainLines,
  readIngredient: (text) => readIngredient(text, () => false),
  withoutEntities,
  fromRecipe,
  fromRecipeText,
  fromTable,
  fromText,
  fromTodoTxt,
  readCleanFields: (text) =>
    readCleanFields({ name: text, quantity: text, unit: text, note: text, store: text, price: text }),
  scaledQuantity: (text) => scaledQuantity(text, 2),
  storedAmount: (text) => storedAmount(text, text),
  readMovedFile,
  readMovedLink,
}

/** Readers of data sent to the server. */
const sent: Readonly<Record<string, Reader>> = {
  readChange: (text) =>
    fieldKeys.map((key) => {
      const fields = { name: 'lapte', [key]: text }
      return readChange({ id, listId: id, itemId: id, kind: 'add', fields }, id)
    }),
  readRename: (text) => readChange({ id, listId: id, kind: 'rename', name: text }, id),
  readRecall: (text) =>
    readRecall(
      { id, listId: id, itemId: id, kind: 'recall', rev: 1, deleted: false, fields: { name: text } },
      id,
    ),
  readOption: (text) => [
    ...['budget', 'aisles/lidl', 'learnedFrom/lidl', 'vouchers/lapte', 'weekly/lapte', 'template/cină'].map(
      (key) => readOption(key, text),
    ),
    readOption(text, ''),
    readOption(`weekly/${text}`, ''),
  ],
  readVisitor: (text) => readVisitor({ session: id, device: 'iOS', color: 'green', name: text }),
  readWantedNotices: (text) =>
    readWantedNotices({ endpoint: text, p256dh: text, auth: text, person: text, zone: text, kinds: [text] }),
  isEndpoint,
  countedPath,
  readKeyName,
  readRecording, // part: voice
  bearerKey: (text) => bearerKey(`Bearer ${text}`),
  basicKey: (text) => basicKey(`Basic ${text}`), // part: integrations
  planText: (text) => planText(text, planned), // part: integrations
  planItems: (text) => planItems([{ name: text, quantity: text, unit: text, note: text }], planned), // part: integrations
  isNamed: (text) => isNamed(text, { rev: 7 }), // part: integrations
  readTask: (text) => readTask(text, 'x'), // part: integrations
  readXml, // part: integrations
  xmlElement: (text) => xmlElement(`{${text}}${text}`), // part: integrations
  placeAt: (text) => placeAt(`/dav/lists/list/${text}.ics`), // part: integrations
  placeNamed, // part: integrations
}

const listColumns = [
  'keeping',
  'usageTips',
  'substitutes',
  'safety',
  'measures',
  'nutrition',
  'relatedFoods',
] as const

/** Readers of text that admins write in the dashboard. */
const published: Readonly<Record<string, Reader>> = {
  plainText,
  ...Object.fromEntries(
    (['line', 'paragraphs', 'phrases', 'questions', 'entries'] as const).map((kind): [string, Reader] => [
      `faultOfText of ${kind}`,
      (text) => faultOfText({ key: 'about.story', kind }, text),
    ]),
  ),
  ...Object.fromEntries(
    ([...listColumns, 'description', 'cooking', 'faq', 'source', 'addAs'] as const).map(
      (column): [string, Reader] => [
        `readFoodTexts of ${column}`,
        (text) => readFoodTexts({ [column]: text }, { slugCalled: () => undefined }),
      ],
    ),
  ),
}

/** Readers of item names. */
const named: Readonly<Record<string, Reader>> = {
  cleanText,
  nameKey,
  isPlural,
  detectCategory,
  foodIn: (text) => foodIn(allWords(), foods, text, 'lactate'),
  searchTerms,
  byRomanianName: (text) => byRomanianName(text, 'lapte'),
}

/** All readers of text from outside, by name. */
export const readers: Readonly<Record<string, Reader>> = {
  ...typed,
  ...imported,
  ...sent,
  ...published,
  ...named,
}
