import { type Item, itemDefaults } from '../../../src/domain/item/item.ts'
import type { StampedItem } from '../../../src/domain/item/stamps.ts'

/**
 * An item of the table `items i` as SQLite writes it; the truth values would else be numbers. What is seldom said is
 * left out where it is not: a patch of null takes its key away.
 */
export const itemJson = `json_patch(
  json_object(
    'id', i.id, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit,
    'completed', json(iif(i.completed, 'true', 'false')), 'category', i.category,
    'deleted', json(iif(i.deleted, 'true', 'false')), 'rev', i.rev
  ),
  json_object(
    'notFound', json(iif(i.not_found, 'true', 'null')),
    'author', nullif(i.author, ''), 'authorColor', nullif(i.author_color, '')
  )
)`

/** The same for an item that is no row yet. */
export function wireItem({ notFound, author, authorColor, stamps: _, ...item }: StampedItem): Partial<Item> {
  return {
    ...item,
    ...(notFound !== itemDefaults.notFound && { notFound }),
    ...(author !== itemDefaults.author && { author }),
    ...(authorColor !== itemDefaults.authorColor && { authorColor }),
  }
}
