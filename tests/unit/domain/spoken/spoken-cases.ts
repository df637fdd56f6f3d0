import { itemDefaults } from '../../../../src/domain/item/fields.ts'
import type { ParsedItem } from '../../../../src/domain/text/parse.ts'

export type SpokenCase = [sentence: string, items: ParsedItem[]]

/** Returns the lines of a table, `sentence → items`. */
export function rowsIn(table: string): [sentence: string, items: string][] {
  const lines = table.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [sentence = '', items = ''] = line.split('→').map((side) => side.trim())
    return [sentence, items]
  })
}

/** Returns the lines of a table whose items are `name = quantity unit | name`. */
export function casesIn(table: string): SpokenCase[] {
  return rowsIn(table).map(([sentence, items]) => [
    sentence,
    items === '' ? [] : items.split(' | ').map(readItem),
  ])
}

function readItem(text: string): ParsedItem {
  const [name = '', amount = ''] = text.split(' = ')
  const [quantity = '', unit = itemDefaults.unit] = amount.split(' ')
  return { name, quantity: quantity || itemDefaults.quantity, unit }
}
