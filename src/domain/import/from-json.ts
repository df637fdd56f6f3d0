import { type ListAsJson, ownFormat } from '../export/as-json.ts'
import { itemsPerList } from '../lib/reading-limits.ts'
import { peopleOf } from '../recipe/people.ts'
import { fromText } from './from-text.ts'
import { type GivenFields, type Imported, type ImportedThing, thingOf } from './imported.ts'
import { type JsonShape, jsonShapes } from './json-shapes.ts'
import {
  hasPath,
  isObject,
  isYesAt,
  type JsonObject,
  objectsIn,
  textIn,
  valuesAt,
  wordAt,
  wordIn,
} from './json-value.ts'
import { plainText } from './markup.ts'

/** Reads JSON that this or another known program wrote; undefined for any other JSON. */
export function fromJson(value: unknown): Imported | undefined {
  if (isObject(value)) {
    const whole = fromOwn(value) ?? fromKeepText(value) ?? fromCatalogue(value)
    if (whole) return whole
  }
  for (const shape of jsonShapes) {
    const read = fromShape(shape, value)
    if (read) return isGone(value) ? { format: shape.format, name: '', things: [] } : read
  }
  return undefined
}

function fromOwn(value: JsonObject): Imported | undefined {
  if (value.format !== ownFormat) return undefined
  const saved = objectsIn(value.lists) as unknown as Partial<ListAsJson>[]
  const lists = saved.map(({ name, items }) => ({
    name: textIn(name),
    things: objectsIn(items)
      .slice(0, itemsPerList)
      .map(ownThing)
      .filter(({ text }) => text !== ''),
  }))
  const [only] = lists.length === 1 ? lists : []
  return { format: 'own', name: only?.name ?? '', things: lists.flatMap(({ things }) => things), lists }
}

const fieldNames = ['name', 'quantity', 'unit', 'category', 'note', 'store', 'price'] as const

function ownThing(item: JsonObject): ImportedThing {
  const fields = Object.fromEntries(
    fieldNames.flatMap((key) => (textIn(item[key]) ? [[key, textIn(item[key])]] : [])),
  ) as GivenFields
  return thingOf(textIn(item.name), item.ticked === true, fields)
}

/** A note of Google Keep that is a text, as Takeout writes it. */
function fromKeepText(note: JsonObject): Imported | undefined {
  if (!('textContent' in note && 'isTrashed' in note) || 'listContent' in note) return undefined
  const read = fromText(isGone(note) ? '' : textIn(note.textContent))
  return { ...read, format: 'keep', name: textIn(note.title) }
}

const catalogueKeys: ReadonlySet<string> = new Set(['name', 'category', 'icon', 'default', 'default_key'])

/** The export of a household of KitchenOwl: all products that it knows, and not those of its lists. */
function fromCatalogue(value: JsonObject): Imported | undefined {
  const items = objectsIn(value.items)
  const isCatalogue =
    items.length > 0 &&
    items.every(
      (item) => textIn(item.name) !== '' && Object.keys(item).every((key) => catalogueKeys.has(key)),
    )
  return isCatalogue ? { format: 'kitchenowl', name: textIn(value.name), things: [] } : undefined
}

function isGone(value: unknown): boolean {
  return isYesAt(value, 'isTrashed|isArchived')
}

function fromShape(shape: JsonShape, value: unknown): Imported | undefined {
  if (shape.root?.some((path) => !hasPath(value, path))) return undefined
  const root = shape.prepare && isObject(value) ? shape.prepare(value) : value
  const open = recordsAt(root, shape.records, shape.marks)
  const done = recordsAt(root, shape.doneRecords ?? [], shape.marks)
  if (open.length + done.length === 0) return undefined
  const read = [
    ...open.map((record) => readBy(shape, record)),
    ...done.map((record) => doneBy(shape, record)),
  ]
  const things = read.flatMap((one) => (typeof one === 'object' ? [one] : []))
  const unread = read.flatMap((one) => (typeof one === 'string' ? [one] : []))
  const servings = peopleOf(wordAt(value, shape.servings), { isCount: true })
  return {
    ...{ format: shape.format, name: wordAt(value, shape.title), things, unread },
    ...(servings !== undefined && { servings }),
  }
}

/** Of a record that is shown as not read. */
const longestShown = 120

/** Returns the records at the first of several paths where at least one has all marks of its format. */
function recordsAt(root: unknown, paths: readonly string[], marks: readonly string[]): JsonObject[] {
  for (const path of paths) {
    const records = valuesAt(root, path).filter(isObject)
    if (records.some((record) => marks.every((mark) => hasPath(record, mark)))) return records
  }
  return []
}

/** Returns an item, a record that is shown as not read, or nothing for headings and deleted records. */
function readBy(shape: JsonShape, record: JsonObject): ImportedThing | string | undefined {
  if (isYesAt(record, shape.gone) || isYesAt(record, shape.heading)) return undefined
  return thingBy(shape, record) ?? shownRecord(record)
}

/** Returns the texts and numbers of a record that is shown as not read. */
function shownRecord(record: JsonObject): string {
  const words = Object.entries(record).flatMap(([key, value]) =>
    wordIn(value) ? [`${key}: ${wordIn(value)}`] : [],
  )
  return words.join(' · ').slice(0, longestShown) || '…'
}

function doneBy(shape: JsonShape, record: JsonObject): ImportedThing | string | undefined {
  const read = readBy(shape, record)
  return typeof read === 'object' ? { ...read, isTicked: true } : read
}

function thingBy(shape: JsonShape, record: JsonObject): ImportedThing | undefined {
  const text = wordAt(record, shape.name)
  if (text === '') return undefined
  const note = plainText(wordAt(record, shape.note))
  const { amount, note: described } = detailsOf(wordAt(record, shape.details))
  const quantity = rounded(wordAt(record, shape.quantity))
  const unit = wordAt(record, shape.unit)
  const remark = note === text ? '' : [note, described].filter(Boolean).join(', ')
  return {
    ...thingOf(text, isYesAt(record, shape.ticked), {
      ...(quantity && { quantity, ...(unit && { unit }) }),
      ...(remark && { note: remark }),
    }),
    ...(amount && { amount }),
  }
}

/** '2 l, degresat' is the amount '2 l' and the note 'degresat'. */
export function detailsOf(text: string): { amount: string; note: string } {
  const [, amount = '', note = ''] = /^((?:\d|[½¼¾])[^,;]*(?:,\d[^,;]*)?)(?:[,;]\s*(.*))?$/.exec(text) ?? []
  return amount === '' ? { amount, note: text } : { amount: amount.trim(), note }
}

/** Returns a number as it is stored; '' for none, and for zero. */
function rounded(word: string): string {
  const number = Number(word.replace(',', '.'))
  if (Number.isNaN(number)) return word
  return number > 0 ? String(Number(number.toFixed(3))) : ''
}
