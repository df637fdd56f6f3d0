import type { Item } from '../../domain/item/item.ts'

export type NewsKind =
  | 'added'
  | 'completed'
  | 'uncompleted'
  | 'notFound'
  | 'removed'
  | 'taken'
  | 'givenBack'
  | 'changed'

/** One change by another person. */
export interface News {
  kind: NewsKind
  item: Item
  /** Nickname of the person, '' if unknown. */
  by: string
}

type Items = ReadonlyMap<string, Item>

/**
 * Returns the changes by others between two states of a list.
 *
 * @param own ids of items with unsent changes of this device: their changes count as its own
 * @param whoDid returns the nickname of the person who last changed an item, '' for none; undefined if unknown
 */
export function newsBetween(
  before: Items,
  after: Items,
  own: ReadonlySet<string>,
  whoDid: (item: Item) => string | undefined,
): News[] {
  const news: News[] = []
  for (const [id, item] of after) {
    const known = before.get(id)
    const kind = known === item || own.has(id) ? undefined : kindOf(known, item)
    if (kind) news.push({ kind, item, by: whoDid(item) ?? (kind === 'added' ? item.author : '') })
  }
  return news
}

/**
 * Fields that matter to a person looking for an item. The price is not announced, because it is filled in for many items at
 * once.
 */
const shownFields = ['name', 'quantity', 'unit', 'note', 'store'] as const

function kindOf(before: Item | undefined, after: Item): NewsKind | undefined {
  const wasThere = before !== undefined && !before.deleted
  if (!wasThere) return after.deleted ? undefined : 'added'
  if (after.deleted) return 'removed'
  if (after.completed !== before.completed) return after.completed ? 'completed' : 'uncompleted'
  if (after.notFound && !before.notFound) return 'notFound'
  if (after.taker !== before.taker) return after.taker ? 'taken' : 'givenBack'
  return shownFields.some((key) => after[key] !== before[key]) ? 'changed' : undefined
}
