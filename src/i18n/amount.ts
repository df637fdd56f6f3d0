import { type ItemFields, itemDefaults } from '../domain/item.ts'
import { formatQuantity, unitLabel } from '../domain/parse.ts'
import { unitAfter } from './units.ts'

/**
 * '2 kg' · '1,5 l' · '10 buc' · '3 role'; undefined when nobody said how much. Shown only when the quantity is not '1' or the unit
 * is not 'st' (specification, section 2).
 */
export function amountText({ quantity, unit }: Pick<ItemFields, 'quantity' | 'unit'>): string | undefined {
  const isDefault = quantity === itemDefaults.quantity && unit === itemDefaults.unit
  return isDefault ? undefined : `${formatQuantity(quantity)} ${unitAfter(quantity, unitLabel(unit))}`
}
