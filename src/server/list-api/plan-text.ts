import type { ItemWish } from '../../domain/item/change.ts'
import type { Item } from '../../domain/item/item.ts'
import { itemsPerList } from '../../domain/lib/reading-limits.ts'
import { addingWishes } from '../../domain/merge/adding-wishes.ts'
import { storesOf } from '../../domain/shop/stores.ts'
import { parseItems, planAdding } from '../../domain/with-all-words.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import { thingsPerText } from '../../list-api/schemas.ts'

/** Changes of a list that a text asks for. */
interface TextPlan {
  wishes: ItemWish[]
  /** The items that the text is about, changed by it or not. */
  itemIds: string[]
}

export interface TextProblem {
  problem: ApiProblemCode
  detail?: string
}

/** Applies the rules of the add field: an amount is added to an item still to buy, and a bought item is to buy again. */
export function planText(
  text: string,
  items: ReadonlyMap<string, Item>,
  author: string,
  newItemId: () => string,
): TextPlan | TextProblem {
  const { items: wanted, refused } = parseItems(text, storesOf(items.values()), thingsPerText + 1)
  const [first] = refused
  if (first) return { problem: 'not-valid', detail: `Nu se poate adăuga: „${first.text}”.` }
  if (wanted.length === 0) return { problem: 'not-valid', detail: 'Textul nu numește niciun produs.' }
  if (wanted.length > thingsPerText)
    return { problem: 'not-valid', detail: `Un text poate numi cel mult ${thingsPerText} de produse.` }
  const plan = planAdding(items.values(), wanted)
  const live = [...items.values()].filter(({ deleted }) => !deleted).length
  if (live + plan.add.length > itemsPerList) return { problem: 'list-full' }
  const wishes = addingWishes(plan, items, { author: { author, authorColor: '' }, newItemId })
  const present = [...plan.bringBack, ...plan.addUp].map((one) => one.present.id)
  const added = wishes.flatMap(({ kind, itemId }) => (kind === 'add' ? [itemId] : []))
  return { wishes, itemIds: [...new Set([...added, ...present])] }
}
