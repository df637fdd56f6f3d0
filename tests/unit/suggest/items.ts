import { type Item, itemDefaults } from '../../../src/domain/item.ts'

let made = 0

/** An item of a list; each is newer than the one made before. */
export function listed(name: string, fields: Partial<Item> = {}): Item {
  made += 1
  return { ...itemDefaults, id: `item-${made}`, deleted: false, rev: made, name, ...fields }
}
