import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { type ItemFields, itemDefaults } from '../../domain/item/fields.ts'
import { withPackSign } from '../../domain/item/packs.ts'
import { formatQuantity } from '../../domain/item/shown-amount.ts'
import { storedUnit } from '../../domain/item/units.ts'
import { leiText } from '../../domain/money/lei-text.ts'
import { storedPrice } from '../../domain/money/price.ts'

/** An item as a person types it: a comma in the numbers, no unit if none was given, and the price in lei. */
export type Draft = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'note' | 'store' | 'price'>

export function draftOf(item: ItemFields): Draft {
  return {
    name: item.name,
    quantity: formatQuantity(item.quantity),
    unit: item.unit === itemDefaults.unit ? '' : item.unit,
    category: item.category,
    note: item.note,
    store: item.store,
    price: leiText(item.price),
  }
}

/**
 * Changed fields in stored form: a field that the person did not change keeps the value that another person gives it
 * meanwhile.
 *
 * @param before the draft as it was when editing began
 */
export function fieldsOf(draft: Draft, before: Draft): Partial<Draft> {
  const fields: Partial<Draft> = {}
  if (draft.name !== before.name) fields.name = draft.name
  if (draft.quantity !== before.quantity) fields.quantity = storedQuantity(draft.quantity)
  if (draft.unit !== before.unit)
    fields.unit = storedUnit(draft.unit.trim()) ?? (draft.unit.trim() || itemDefaults.unit)
  if (draft.category !== before.category) fields.category = draft.category
  if (draft.note !== before.note) fields.note = draft.note
  if (draft.store !== before.store) fields.store = draft.store
  if (draft.price !== before.price) fields.price = storedPrice(draft.price) ?? draft.price
  return fields
}

function storedQuantity(typed: string): string {
  return withPackSign(typed.trim().replaceAll(',', '.')) || itemDefaults.quantity
}

/** The field of the form at which a problem is shown; undefined for problems of the whole change. */
export function fieldOfProblem(problem: ChangeProblem): keyof Draft | undefined {
  switch (problem) {
    case 'name-length':
    case 'name-forbidden':
    case 'name-characters':
      return 'name'
    case 'quantity':
    case 'unit':
    case 'note':
    case 'store':
    case 'price':
      return problem
    case 'option':
    case 'malformed':
    case 'other-list':
    case 'unknown-item':
    case 'author':
    case 'list-name':
    case 'list-full':
      return undefined
  }
}
