import { type ListAsJson, ownFormat } from '../export/as-json.ts'
import { itemsPerList } from '../lib/reading-limits.ts'
import { type GivenFields, type Imported, type ImportedThing, thingOf } from './imported.ts'
import { isObject, type JsonObject, objectsIn, textIn } from './json-value.ts'

/** Reads JSON that this or another known program wrote; undefined for any other JSON. */
export function fromJson(value: unknown): Imported | undefined {
  if (!isObject(value)) return undefined
  return fromOwn(value) ?? fromKeep(value) ?? fromBring(value) ?? fromKitchenOwl(value)
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

const toldKeys = ['name', 'quantity', 'unit', 'category', 'note', 'store', 'price'] as const

function ownThing(item: JsonObject): ImportedThing {
  const fields = Object.fromEntries(
    toldKeys.flatMap((key) => (textIn(item[key]) ? [[key, textIn(item[key])]] : [])),
  ) as GivenFields
  return thingOf(textIn(item.name), item.ticked === true, fields)
}

/** A note of Google Keep, as Takeout writes it: a list with ticks, or a text. */
function fromKeep(note: JsonObject): Imported | undefined {
  const isNote = 'listContent' in note || ('textContent' in note && 'isTrashed' in note)
  if (!isNote) return undefined
  const listed = objectsIn(note.listContent).map(({ text, isChecked }) =>
    thingOf(textIn(text), isChecked === true),
  )
  const lines = textIn(note.textContent)
    .split(/\r?\n/)
    .map((line) => thingOf(line.trim()))
  const things = [...listed, ...lines].filter(({ text }) => text !== '')
  return { format: 'keep', name: textIn(note.title), things }
}

/** Bring! has no export of its own; this is the answer of its API, which tools that back up its lists keep unchanged. */
function fromBring(value: JsonObject): Imported | undefined {
  const items = isObject(value.items) ? value.items : value
  if (!Array.isArray(items.purchase)) return undefined
  const thing = (isTicked: boolean) => (item: JsonObject) => {
    const specification = textIn(item.specification)
    const name = textIn(item.name) || textIn(item.itemId)
    // An amount is read with the name; any other specification becomes the note.
    const isAmount = /^\d/.test(specification)
    return isAmount || specification === ''
      ? thingOf(`${specification} ${name}`.trim(), isTicked)
      : thingOf(name, isTicked, { note: specification })
  }
  const things = [
    ...objectsIn(items.purchase).map(thing(false)),
    ...objectsIn(items.recently).map(thing(true)),
  ].filter(({ text }) => text !== '')
  return { format: 'bring', name: textIn(value.name), things }
}

/** A household of KitchenOwl: the items that it knows, since its export does not contain the items of its lists. */
function fromKitchenOwl(value: JsonObject): Imported | undefined {
  const items = objectsIn(value.items)
  const isHousehold = items.length > 0 && items.every((item) => typeof item.name === 'string')
  if (!isHousehold) return undefined
  const things = items.map((item) => thingOf(textIn(item.name))).filter(({ text }) => text !== '')
  return { format: 'kitchenowl', name: textIn(value.name), things }
}
