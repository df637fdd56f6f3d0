import type { ImportFormat } from './imported.ts'
import { isObject, type JsonObject, objectsIn } from './json-value.ts'

/**
 * A known form of JSON. A path is described at `valuesAt`; '|' separates alternatives, of which the first one with a value
 * counts.
 */
export interface JsonShape {
  format: ImportFormat
  /** Paths that the file must have. */
  root?: readonly string[]
  /** Paths of the records. */
  records: readonly string[]
  /** Paths of the records that are done. */
  doneRecords?: readonly string[]
  /** Paths that at least one record must have, each of them. */
  marks: readonly string[]
  /** The name of the list, in the file. */
  title?: string
  name: string
  quantity?: string
  unit?: string
  /** An amount in words, a note, or both: '2 l, degresat'. */
  details?: string
  note?: string
  ticked?: string
  /** Records that were deleted or archived, which are not offered. */
  gone?: string
  /** Records that are headings. */
  heading?: string
  /** Number of people that a recipe is for. */
  servings?: string
  /** Rearranges the file before its records are read. */
  prepare?: (root: JsonObject) => unknown
}

const food = {
  name: 'food.name|note|display',
  quantity: 'quantity',
  note: 'note',
  ticked: 'checked',
} as const

const unit = 'unit.name|unit.abbreviation|unit'

/** The forms of JSON that are read, the more particular ones first. */
export const jsonShapes: readonly JsonShape[] = [
  {
    format: 'keep',
    records: ['listContent.*'],
    marks: ['text', 'isChecked'],
    title: 'title',
    name: 'text',
    ticked: 'isChecked',
  },
  {
    // Bring! has no export; this is the answer of its API, which tools that back up its lists keep unchanged.
    format: 'bring',
    records: ['purchase.*', 'items.purchase.*'],
    doneRecords: ['recently.*', 'items.recently.*'],
    marks: ['name|itemId', 'specification'],
    title: 'name',
    name: 'name|itemId',
    details: 'specification',
  },
  {
    ...food,
    format: 'recipe',
    records: ['recipeIngredient.*'],
    marks: ['display', 'food'],
    title: 'name',
    unit,
    servings: 'recipeServings|recipeYield',
  },
  {
    ...food,
    format: 'mealie',
    records: ['listItems.*', 'items.*', 'items.*.listItems.*', '*', '*.listItems.*'],
    marks: ['shoppingListId', 'display|food|note'],
    title: 'name',
    unit,
  },
  {
    ...food,
    format: 'recipe',
    records: ['steps.*.ingredients.*'],
    marks: ['food', 'amount'],
    title: 'name',
    name: 'food.name|food',
    quantity: 'amount',
    unit,
    heading: 'is_header',
    servings: 'servings',
  },
  {
    format: 'tandoor',
    records: ['results.*', '*'],
    marks: ['food.name', 'amount', 'checked'],
    name: 'food.name',
    quantity: 'amount',
    unit,
    ticked: 'checked',
  },
  {
    format: 'grocy',
    records: ['*', 'data.*'],
    marks: ['shopping_list_id', 'amount'],
    name: 'product.name|product_name|note',
    quantity: 'amount',
    unit: 'quantity_unit.name|qu_name',
    note: 'note',
    ticked: 'done',
  },
  {
    format: 'microsoft',
    records: ['value.*', 'value.*.tasks.*', 'lists.*.tasks.*', 'tasks.*', '*'],
    marks: ['title', 'status', 'importance|body|isReminderOn|createdDateTime'],
    title: 'displayName',
    name: 'title',
    note: 'body.content',
    ticked: 'status',
  },
  {
    format: 'google-tasks',
    root: ['kind'],
    records: ['items.*.items.*', 'items.*'],
    marks: ['title', 'status'],
    title: 'title',
    name: 'title',
    note: 'notes',
    ticked: 'status',
    gone: 'deleted',
    prepare: withoutTaskLists,
  },
  {
    format: 'trello',
    records: ['*'],
    marks: ['name'],
    root: ['cards|idBoard'],
    title: 'name',
    name: 'name',
    note: 'desc',
    ticked: 'dueComplete|state',
    prepare: cardsOf,
  },
  {
    format: 'kitchenowl',
    records: ['*', 'items.*'],
    marks: ['name', 'household_id|ordering', 'description'],
    title: 'name',
    name: 'name',
    details: 'description',
  },
  {
    format: 'home-assistant',
    records: ['*', 'data.*'],
    marks: ['name', 'id', 'complete'],
    name: 'name',
    ticked: 'complete',
  },
  {
    // The answer of the service `todo.get_items`.
    format: 'home-assistant',
    records: ['items.*', '{}.items.*', 'service_response.{}.items.*'],
    marks: ['summary', 'status'],
    name: 'summary',
    note: 'description',
    ticked: 'status',
  },
  {
    format: 'todoist',
    records: ['*', 'items.*', 'results.*'],
    marks: ['content', 'project_id'],
    name: 'content',
    note: 'description',
    ticked: 'checked|is_completed',
    gone: 'is_deleted|is_archived',
  },
]

/** The lists of Google Tasks are no tasks. */
function withoutTaskLists(root: JsonObject): unknown {
  const lists = objectsIn(root.items)
  const isOfLists = lists.some(({ kind }) => kind === 'tasks#tasks' || kind === 'tasks#taskList')
  return isOfLists ? { items: lists.map(({ items }) => ({ items })) } : root
}

/** Returns the cards of a Trello board, or of a single card; a card with checklists is the heading of their entries. */
function cardsOf(root: JsonObject): JsonObject[] {
  const cards = 'cards' in root ? objectsIn(root.cards) : [root]
  const closedLists = new Set(
    objectsIn(root.lists).flatMap(({ id, closed }) => (closed === true ? [id] : [])),
  )
  const entries = new Map<unknown, JsonObject[]>()
  for (const { idCard, checkItems } of objectsIn(root.checklists))
    entries.set(idCard, [...(entries.get(idCard) ?? []), ...objectsIn(checkItems)])
  return cards
    .filter(({ closed, idList }) => closed !== true && !closedLists.has(idList))
    .flatMap((card) => entries.get(card.id) ?? [card])
    .filter(isObject)
}
