import { type AddedMeasure, type ItemAmount, measures } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { unitKind } from '../item/units.ts'
import type { ScaledItem, Template, TemplateItem } from './template.ts'

/**
 * Returns the items of a template for a number of people, or of the other unit that it counts.
 *
 * Measured amounts are rounded to a step: 50 g below 1 kg, 250 g below 3 kg, 500 g above, ml and l alike; they are in kg and
 * l from 1 up. Pieces are rounded to the nearest whole number, packs and vessels up. No amount falls below one step, piece
 * or pack. Items that are fixed or have no amount stay as they are.
 *
 * @param people a whole number from the template's `min` to its `max`
 */
export function scaled(template: Template, people: number): ScaledItem[] {
  return template.items.map((item) => {
    const { name, note, isFixed } = item
    const amount = isFixed ? amountOf(item, 1, 1) : amountOf(item, people, template.people)
    return { name, ...amount, ...(note !== undefined && { note }) }
  })
}

/** Scales an amount given for `others` people to `people`. */
function amountOf({ quantity, unit }: TemplateItem, people: number, others: number): ItemAmount {
  if (quantity === undefined || unit === undefined) {
    return { quantity: itemDefaults.quantity, unit: itemDefaults.unit }
  }
  const measure = measures.get(unit)
  if (measure) return measured((quantity * 10 ** measure.power * people) / others, measure)
  const count = (quantity * people) / others
  const whole = unitKind(unit) === 'piece' ? Math.max(1, Math.round(count)) : Math.ceil(count)
  return { quantity: String(whole), unit }
}

/** @param exact in the small unit */
function measured(exact: number, { small, large }: AddedMeasure): ItemAmount {
  const step = stepOf(exact)
  const rounded = Math.max(1, Math.round(exact / step)) * step
  return rounded < 1000
    ? { quantity: String(rounded), unit: small }
    : { quantity: String(rounded / 1000), unit: large }
}

/** Rounding step in g or ml, by the exact amount: about as much as a cook would notice. */
function stepOf(exact: number): number {
  if (exact < 1000) return 50
  return exact < 3000 ? 250 : 500
}
