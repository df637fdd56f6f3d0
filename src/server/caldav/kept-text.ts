import type { ItemFields } from '../../domain/item/fields.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { propertiesOf, readTaskLines, type TaskLines, withProperties } from './calendar-lines.ts'

/** The item's fields that a program's text stands for. While they are the same, the text is returned as it was sent. */
export interface ReadFields {
  /** Those that the summary was read into; null if the text has no summary that stands for the item. */
  summary: Partial<ItemFields> | null
  note: string
  isTicked: boolean
  /** The aisle and store in the text if they are this server's own, which the program has sent back; otherwise ''. */
  aisle: string
  store: string
}

/** An item as this server writes it into a task. */
export interface ShownFields {
  item: ItemFields
  summary: () => string
  /** '' for none. */
  aisle: string
  /** Time of the last change, in the format of calendars. */
  changedAt: string
}

type Values = Map<string, string | undefined>

/**
 * Returns a program's text with the present fields of the item laid over it: only properties whose field has changed since
 * the program wrote them, and aisle and store, which programs rarely set.
 */
export function laidOver(text: string, read: ReadFields, shown: ShownFields): string | undefined {
  const lines = readTaskLines(text)
  if (typeof lines === 'string') return undefined
  const changes = changesOf(read, shown)
  if (changes.size > 0) changes.set('LAST-MODIFIED', shown.changedAt)
  const values: Values = new Map([...ownProperties(lines, read, shown), ...changes])
  return values.size === 0 ? text : withProperties(lines, values)
}

function changesOf(read: ReadFields, { item, summary, changedAt }: ShownFields): Values {
  const values: Values = new Map()
  if (!isSummaryOf(read, item)) values.set('SUMMARY', summary())
  if (read.note !== item.note) values.set('DESCRIPTION', item.note || undefined)
  if (read.isTicked !== item.completed) {
    values.set('STATUS', item.completed ? 'COMPLETED' : 'NEEDS-ACTION')
    values.set('COMPLETED', item.completed ? changedAt : undefined)
    values.set('PERCENT-COMPLETE', item.completed ? '100' : undefined)
  }
  return values
}

/** True while the text's summary stands for the item. */
export function isSummaryOf({ summary }: Pick<ReadFields, 'summary'>, item: ItemFields): boolean {
  const now = fieldsOf(item)
  return summary !== null && Object.entries(summary).every(([key, value]) => now[key] === value)
}

/** The aisle and the store, where the program has set none of its own. */
function ownProperties(lines: TaskLines, read: ReadFields, { aisle, item: { store } }: ShownFields): Values {
  const said = propertiesOf(lines)
  const values: Values = new Map()
  for (const [name, before, now] of [
    ['CATEGORIES', read.aisle, aisle],
    ['LOCATION', read.store, store],
  ] as const) {
    const present = said.get(name)
    const isOurs = present === undefined || (before !== '' && present === before)
    if (isOurs && (present ?? '') !== now) values.set(name, now || undefined)
  }
  return values
}

/** Parses stored fields, which this server has written. */
export function readFieldsIn(json: string): ReadFields {
  const said: Partial<ReadFields> = JSON.parse(json)
  return { summary: null, note: '', isTicked: false, aisle: '', store: '', ...said }
}
