import { itemDefaults } from '../../../../src/domain/item/fields.ts'
import type { ParsedItem } from '../../../../src/domain/text/parse.ts'

export type SpokenCase = [sentence: string, items: ParsedItem[]]

/** The lines of a table: `sentence → name = quantity unit | name`. */
export function casesIn(table: string): SpokenCase[] {
  const lines = table.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').map(readCase)
}

function readCase(line: string): SpokenCase {
  const [sentence = '', items = ''] = line.split('→').map((side) => side.trim())
  return [sentence, items === '' ? [] : items.split(' | ').map(readItem)]
}

function readItem(text: string): ParsedItem {
  const [name = '', amount = ''] = text.split(' = ')
  const [quantity = '', unit = itemDefaults.unit] = amount.split(' ')
  return { name, quantity: quantity || itemDefaults.quantity, unit }
}
