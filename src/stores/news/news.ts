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

/** One thing that somebody else did. */
export interface News {
  kind: NewsKind
  item: Item
  /** Their nickname, '' for nobody known. */
  by: string
}

type Items = ReadonlyMap<string, Item>

/**
 * What others did between two views of a list.
 * @param own ids of items that changes of this device wait for: what happens to them is its own doing
 * @param whoDid the nickname of who brought an item to where it is, '' for none; undefined when that was not told
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

/** What others look for, or where. A price is nobody's errand, and is filled in for many things at once. */
const told = ['name', 'quantity', 'unit', 'note', 'store'] as const

function kindOf(before: Item | undefined, after: Item): NewsKind | undefined {
  const wasThere = before !== undefined && !before.deleted
  if (!wasThere) return after.deleted ? undefined : 'added'
  if (after.deleted) return 'removed'
  if (after.completed !== before.completed) return after.completed ? 'completed' : 'uncompleted'
  if (after.notFound && !before.notFound) return 'notFound'
  if (after.taker !== before.taker) return after.taker ? 'taken' : 'givenBack'
  return told.some((key) => after[key] !== before[key]) ? 'changed' : undefined
}
