import { chosenCategory } from '../category/chosen-category.ts'
import type { ItemWish } from '../item/change.ts'
import type { ItemFields } from '../item/fields.ts'
import { differs, type Item } from '../item/item.ts'
import { type AddingPlan, saidOf, type WantedItem } from './plan-adding.ts'

type Author = Pick<ItemFields, 'author' | 'authorColor'>

/** The author of new items, and the function that makes their ids. */
export interface Adder {
  author: Author
  newItemId(): string
}

/**
 * Returns the wishes that carry out a plan; none for items that would not change.
 *
 * @param known all items of the list, deleted ones included
 */
export function addingWishes(
  { add, bringBack, addUp }: AddingPlan,
  known: ReadonlyMap<string, Item>,
  { author, newItemId }: Adder,
): ItemWish[] {
  return [
    ...add.map((wanted) => addWish(wanted, known, author, newItemId())),
    ...bringBack.flatMap(({ present, fields }) => setWish(present, fields)),
    ...addUp.flatMap(({ present, sum, said }) => setWish(present, { ...sum, ...said })),
  ]
}

/** Returns the wish for a new item, in the category that was last chosen on this list for an item of that name. */
export function addWish(
  { name, quantity, unit, category, ...said }: WantedItem,
  known: ReadonlyMap<string, Item>,
  author: Author,
  itemId: string,
): ItemWish {
  const chosen = category || chosenCategory(known.values(), name)
  const extra = { ...(chosen && { category: chosen }), ...(author.author && author), ...saidOf(said) }
  return { kind: 'add', itemId, fields: { name, quantity, unit, ...extra } }
}

function setWish(present: Item, fields: Partial<ItemFields>): ItemWish[] {
  return differs(present, fields) ? [{ kind: 'set', itemId: present.id, fields }] : []
}
