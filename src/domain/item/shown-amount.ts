import { itemDefaults } from './fields.ts'

/** Returns a stored quantity as it is shown: '1.5' as '1,5', and '6x2' as '6 × 2'. */
export function formatQuantity(quantity: string): string {
  return quantity.replace(/\./g, ',').replace('x', ' × ')
}

/** Returns the label of a unit: 'st', which means that none was given, is shown as 'buc'. */
export function unitLabel(unit: string): string {
  return unit === itemDefaults.unit ? 'buc' : unit
}
