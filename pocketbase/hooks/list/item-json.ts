import { type ItemField, itemFields } from '../../../src/domain/item/fields.ts'
import type { StampedItem } from '../../../src/domain/item/recall.ts'

const alwaysSaid = itemFields.filter((field) => !field.isSeldom)
const seldomSaid = itemFields.filter((field) => field.isSeldom)

/**
 * SQL that makes the JSON of an item of the table `items i`, with true and false in place of SQLite's 1 and 0. Fields that
 * are seldom set are omitted while they have their default: a patch of null removes a key.
 */
export const itemJson = `json_patch(
  json_object(
    'id', i.id, 'deleted', ${flagJson('deleted', 'false')}, 'rev', i.rev, ${alwaysSaid.map((field) => pairOf(field, 'false')).join()}
  ),
  json_object(${seldomSaid.map((field) => pairOf(field, 'null')).join()})
)`

function pairOf({ key, column, kind, isSeldom }: ItemField, unset: 'false' | 'null'): string {
  const text = isSeldom ? `nullif(i.${column}, '')` : `i.${column}`
  return `'${key}', ${kind === 'flag' ? flagJson(column, unset) : text}`
}

function flagJson(column: string, unset: 'false' | 'null'): string {
  return `json(iif(i.${column}, 'true', '${unset}'))`
}

const alwaysKeys = ['id', 'deleted', 'rev', ...alwaysSaid.map(({ key }) => key)]

/** The same JSON for an item that is no row yet; a list of keys lets the engine write it without a copy of the item. */
export function wireText(item: StampedItem): string {
  const seldom = seldomSaid.filter((field) => item[field.key] !== field.default).map((field) => field.key)
  return JSON.stringify(item, [...alwaysKeys, ...seldom])
}

/** An item to store. @param text of {@link wireText} */
export function storedText(text: string, { stamps }: StampedItem): string {
  return stamps ? `${text.slice(0, -1)},"stamps":${JSON.stringify(stamps)}}` : text
}
