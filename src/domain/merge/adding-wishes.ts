import { chosenCategory } from '../category/chosen-category.ts'
import type { ItemWish } from '../item/change.ts'
import type { ItemFields } from '../item/fields.ts'
import { differs, type Item } from '../item/item.ts'
import { type AddingPlan, saidOf, type WantedItem } from './plan-adding.ts'

type Author = Pick<ItemFields, 'author' | 'authorColor'>

/** Who adds, as they wish to be known, and what makes an id for each new item. */
export interface Adder {
  author: Author
  newItemId(): string
}

/**
 * The wishes that make a plan true; none for what changes nothing.
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

/** The wish for a new item; of a category that this list has chosen for its like. */
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
