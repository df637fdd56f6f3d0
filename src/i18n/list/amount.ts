import { type ItemFields, itemDefaults } from '../../domain/item/fields.ts'
import { formatQuantity, unitLabel } from '../../domain/text/parse.ts'
import { unitAfter } from '../units.ts'

/** No line breaks between a number and its unit: '1,5 kg' is one word. */
const unbroken = '\u00a0'

/**
 * '2 kg' · '1,5 l' · '10 buc' · '3 role'; undefined when nobody said how much. Shown only when the quantity is not '1' or the unit
 * is not 'st' (specification, section 2). With no-break spaces; `plainText` has it for texts that are copied.
 */
export function amountText({ quantity, unit }: Pick<ItemFields, 'quantity' | 'unit'>): string | undefined {
  const isDefault = quantity === itemDefaults.quantity && unit === itemDefaults.unit
  return isDefault
    ? undefined
    : `${formatQuantity(quantity)}${unbroken}${unitAfter(quantity, unitLabel(unit))}`
}

/** A shown text as it is copied or compared: with ordinary spaces. */
export function plainText(text: string): string {
  return text.replaceAll(unbroken, ' ')
}
