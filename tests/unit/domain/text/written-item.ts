import type { ParsedItem } from '../../../../src/domain/text/parse.ts'

/** An item as tables write it: `name = quantity unit[, price bani][, la store][, notă: note]`. */
export function writtenItem({ name, quantity, unit, price, store, note }: ParsedItem): string {
  return [
    `${name} = ${quantity} ${unit}`,
    ...(price === undefined ? [] : [`${price} bani`]),
    ...(store === undefined ? [] : [`la ${store}`]),
    ...(note === undefined ? [] : [`notă: ${note}`]),
  ].join(', ')
}
