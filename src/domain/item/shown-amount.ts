import { itemDefaults } from './fields.ts'

/** How a stored quantity is shown: '1.5' reads '1,5'. */
export function formatQuantity(quantity: string): string {
  return quantity.replace(/\./g, ',')
}

/** 'st' means that no unit was given, and reads 'buc'. */
export function unitLabel(unit: string): string {
  return unit === itemDefaults.unit ? 'buc' : unit
}
