import type { Item } from '../../../../src/domain/item/item.ts'
import { itemOf } from '../../../support/people/lists.ts'

let made = 0

/** An item of a list; each is newer than the one made before. */
export function listed(name: string, fields: Partial<Item> = {}): Item {
  made += 1
  return itemOf({ rev: made, ...fields, name })
}
