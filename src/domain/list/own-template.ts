import { readFields } from '../item/field-checks.ts'
import { type ItemFields, itemDefaults } from '../item/fields.ts'

const keptKeys = ['name', 'quantity', 'unit', 'category', 'note', 'store'] as const

/** An item of a list's own template: only the fields that describe it, without its state and its price. */
export type TemplateThing = Pick<ItemFields, (typeof keptKeys)[number]>

/** Most items in one template. */
export const mostThings = 60

const textMaxLength = 8_000

/**
 * Writes the option of a list: '[["lapte","2","l"],["pâine"]]', each item's fields up to the last one that is not a default.
 */
export function ownTemplateText(things: readonly TemplateThing[]): string {
  return JSON.stringify(things.map(rowOf))
}

/** @returns undefined for any text that `ownTemplateText` does not make of 1 to 60 items */
export function readOwnTemplate(text: string): TemplateThing[] | undefined {
  const things = text.length <= textMaxLength ? rowsIn(text).map(thingOf) : []
  const read = things.filter((thing) => thing !== undefined)
  const isRead = read.length > 0 && read.length <= mostThings && ownTemplateText(read) === text
  return isRead ? read : undefined
}

function rowOf(thing: TemplateThing): string[] {
  const saysMore = keptKeys.map((key) => key === 'name' || thing[key] !== itemDefaults[key])
  return keptKeys.slice(0, saysMore.lastIndexOf(true) + 1).map((key) => thing[key])
}

function rowsIn(text: string): readonly unknown[] {
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? rows : []
  } catch {
    return []
  }
}

function thingOf(row: unknown): TemplateThing | undefined {
  if (!Array.isArray(row) || row.length === 0 || row.length > keptKeys.length) return undefined
  const fields = readFields(Object.fromEntries(row.map((value, at) => [keptKeys[at], value])))
  if (typeof fields === 'string') return undefined
  const { name = '', quantity, unit, category, note, store } = { ...itemDefaults, ...fields }
  return { name, quantity, unit, category, note, store }
}
