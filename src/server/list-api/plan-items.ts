import type { ItemWish } from '../../domain/item/change.ts'
import { readFields } from '../../domain/item/field-checks.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { itemsPerList } from '../../domain/lib/reading-limits.ts'
import { addingWishes } from '../../domain/merge/adding-wishes.ts'
import type { WantedItem } from '../../domain/merge/plan-adding.ts'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import { parseItems, planAdding } from '../../domain/with-all-words.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import { type NewItem, thingsPerText } from '../../list-api/schemas.ts'
import { detailOfChange } from './details.ts'
import { storedFields } from './shown-item.ts'

/** Changes of a list that add items. */
interface AddingPlan {
  wishes: ItemWish[]
  /** The items that the request is about, changed by it or not. */
  itemIds: string[]
}

interface AddingProblem {
  problem: ApiProblemCode
  detail?: string
}

/** The list to which items are added, and the name under which they appear. */
interface Adding {
  items: ReadonlyMap<string, Item>
  author: string
  newItemId: () => string
}

/** Plans the items that a text names. */
export function planText(text: string, adding: Adding): AddingPlan | AddingProblem {
  const { items: wanted, refused } = parseItems(text, storesOf(adding.items.values()), thingsPerText + 1)
  const [first] = refused
  if (first) return { problem: 'not-valid', detail: `Nu se poate adăuga: „${first.text}”.` }
  if (wanted.length === 0) return { problem: 'not-valid', detail: 'Textul nu numește niciun produs.' }
  if (wanted.length > thingsPerText)
    return { problem: 'not-valid', detail: `Un text poate numi cel mult ${thingsPerText} de produse.` }
  return plan(wanted, adding)
}

/** Plans items that a program has sent as fields, by the rules of an item. */
export function planItems(sent: readonly NewItem[], adding: Adding): AddingPlan | AddingProblem {
  const wanted: WantedItem[] = []
  for (const [place, item] of sent.entries()) {
    const fields = readFields(storedFields(item))
    if (typeof fields === 'string')
      return { problem: 'not-valid', detail: detailOfChange(fields, `items.${place}.`) }
    const { name = '', quantity = itemDefaults.quantity, unit = itemDefaults.unit, ...others } = fields
    wanted.push({ name, quantity, unit, ...others })
  }
  return plan(wanted, adding)
}

/** Applies the rules of the add field: an amount is added to an item still to buy, and a bought item is to buy again. */
function plan(
  wanted: readonly WantedItem[],
  { items, author, newItemId }: Adding,
): AddingPlan | AddingProblem {
  const planned = planAdding(items.values(), wanted)
  const live = [...items.values()].filter(({ deleted }) => !deleted).length
  if (live + planned.add.length > itemsPerList) return { problem: 'list-full' }
  const wishes = addingWishes(planned, items, { author: { author, authorColor: '' }, newItemId })
  const present = [...planned.bringBack, ...planned.addUp].map((one) => one.present.id)
  const added = wishes.flatMap(({ kind, itemId }) => (kind === 'add' ? [itemId] : []))
  return { wishes, itemIds: [...new Set([...added, ...present])] }
}
