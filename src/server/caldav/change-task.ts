import type { ItemWish } from '../../domain/item/change.ts'
import { type FieldKey, fieldKeys, type ItemFields, itemDefaults } from '../../domain/item/fields.ts'
import { differs, type Item } from '../../domain/item/item.ts'
import { noteProblem } from '../../domain/lib/check.ts'
import { longestText } from '../../domain/lib/reading-limits.ts'
import { addWish } from '../../domain/merge/adding-wishes.ts'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import { parseItems } from '../../domain/with-all-words.ts'
import { thingsPerText } from '../../list-api/schemas.ts'
import { programNickname } from '../../protocol/key-calls.ts'
import { propertiesOf, readTaskLines } from './calendar-lines.ts'
import { aisleOf, type DavList, type DavTask } from './dav-list.ts'
import { fitName, fitNote } from './fit-text.ts'
import { isSummaryOf, type ReadFields } from './kept-text.ts'
import { type SentTask, saidBy } from './sent-task.ts'
import { idOfMore } from './task-names.ts'

type Read = ReturnType<typeof parseItems>['items'][number]

/** Items in a task's summary: the first becomes the task itself, the others become new tasks. */
interface ReadSummary {
  first: Read
  more: readonly Read[]
}

/** Changes of a list, and the fields of the task's item that its text stands for then. */
interface TaskPlan {
  wishes: ItemWish[]
  read: ReadFields
}

/**
 * Plans the changes that bring a list into the state that a program has written. The task keeps its identity: it is never
 * added up with another item.
 */
export function planTask(
  list: DavList,
  itemId: string,
  known: DavTask | undefined,
  sent: SentTask,
): TaskPlan {
  const shown = known && shownBy(known)
  const isSaidSame = shown !== undefined && (sent.summary === '' || sent.summary === shown.summary)
  const read = isSaidSame ? undefined : readSummary(list, sent.summary)
  const note = shown && sent.note === shown.note && isSaidSame ? known?.item.note : noteOf(sent, read?.first)
  const marks = { ...(note !== undefined && { note }), ...ticked(sent, known?.item) }
  const fields = { ...(read && saidIn(read.first)), ...marks }
  const more = (read?.more ?? []).map((one, place) =>
    addWish(one, list.items, authorOf(list), idOfMore(itemId, sent.summary, place)),
  )
  const wishes = known
    ? [setWish(known.item, fields)]
    : newTask(list, itemId, read?.first ?? nothingRead, marks)
  const item = { ...itemDefaults, name: '', ...known?.item, ...fields }
  const summary = summaryIn(sent, read, known)?.map((key) => [key, item[key]])
  return {
    wishes: [...wishes, ...more],
    read: { ...oursIn(sent, known), summary: summary ? Object.fromEntries(summary) : null, ...keptOf(item) },
  }
}

const nothingRead: Read = { ...itemDefaults, name: fitName('').name }

function keptOf({ note, completed }: ItemFields): Pick<ReadFields, 'note' | 'isTicked'> {
  return { note, isTicked: completed }
}

function shownBy(known: DavTask): Pick<SentTask, 'summary' | 'note'> | undefined {
  const lines = readTaskLines(known.text())
  return typeof lines === 'string' ? undefined : saidBy(lines)
}

/** Changes an item, if only by the same state again: the server knows only items that a change names. */
function setWish(item: Item, fields: Partial<ItemFields>): ItemWish {
  const wanted = differs(item, fields) ? fields : { completed: item.completed }
  return { kind: 'set', itemId: item.id, fields: wanted }
}

/** Returns the fields that the summary stands for; undefined if it stands for more or for nothing. */
function summaryIn(
  sent: SentTask,
  read: ReadSummary | undefined,
  known: DavTask | undefined,
): FieldKey[] | undefined {
  if (read) return read.more.length > 0 ? undefined : keysIn(fieldsIn(read.first))
  if (!known || sent.summary === '') return undefined
  return known.read?.summary && isSummaryOf(known.read, known.item)
    ? keysIn(known.read.summary)
    : ['name', 'quantity', 'unit']
}

function keysIn(fields: Partial<ItemFields>): FieldKey[] {
  return fieldKeys.filter((key) => fields[key] !== undefined)
}

function fieldsIn(read: Read): Partial<ItemFields> {
  return { ...saidIn(read), ...(read.note && { note: read.note }) }
}

/** Finds the aisle and the store in a text that only repeats those that this server has written. */
function oursIn({ text }: SentTask, known: DavTask | undefined): Pick<ReadFields, 'aisle' | 'store'> {
  const lines = readTaskLines(text)
  const said = typeof lines === 'string' ? undefined : propertiesOf(lines)
  const isOurs = (name: string, value: string) => known && value !== '' && said?.get(name) === value
  const [aisle, store] = known ? [aisleOf(known.item), known.item.store] : ['', '']
  return { aisle: isOurs('CATEGORIES', aisle) ? aisle : '', store: isOurs('LOCATION', store) ? store : '' }
}

/** Adds the item, and restores it if it was deleted: a program may write a deleted task again, which `add` alone ignores. */
function newTask(list: DavList, itemId: string, read: Read, marks: Partial<ItemFields>): ItemWish[] {
  const wish = addWish(read, list.items, authorOf(list), itemId)
  if (wish.kind !== 'add') return []
  return [
    { ...wish, fields: { ...wish.fields, ...marks } },
    { kind: 'restore', itemId },
    { kind: 'set', itemId, fields: { ...saidIn(read), ...marks } },
  ]
}

/** Reads a text that is no item, or too many, as one item with a shortened name. */
function readSummary({ items }: DavList, summary: string): ReadSummary {
  const { items: read, refused } =
    summary.length > longestText
      ? { items: [], refused: [] }
      : parseItems(summary, storesOf(items.values()), thingsPerText + 1)
  const [first, ...more] = read
  if (first && refused.length === 0 && read.length <= thingsPerText) return { first, more }
  const { name, rest } = fitName(summary)
  return { first: { ...itemDefaults, name, note: fitNote(rest) }, more: [] }
}

function saidIn({ name, quantity, unit, store, price }: Read): Partial<ItemFields> {
  return { name, quantity, unit, ...(store && { store }), ...(price && { price }) }
}

/** Returns the note, without what no note may have. The rest of a shortened name comes before the description. */
function noteOf({ note }: SentTask, read: Read | undefined): string {
  const fromSummary = read?.note ?? ''
  const said = note || fromSummary
  return noteProblem(said) ? fitNote(said) : said
}

/** A ticked item is no longer marked as not found; an unticked item no longer has the store that it was bought in. */
function ticked({ isTicked }: SentTask, item: Item | undefined): Partial<ItemFields> {
  if (isTicked === item?.completed) return {}
  return isTicked ? { completed: true, notFound: false } : { completed: false, boughtIn: '' }
}

function authorOf({ keyName }: DavList): Pick<ItemFields, 'author' | 'authorColor'> {
  return { author: programNickname(keyName), authorColor: '' }
}
