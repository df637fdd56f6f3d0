import type { Item } from '../../../../src/domain/item/item.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

let made = 0

/** Returns an item of a list; each is newer than the previous one. */
export function listed(name: string, fields: Partial<Item> = {}): Item {
  made += 1
  return itemOf({ rev: made, ...fields, name })
}
