import { expect, test } from 'vitest'
import { effectiveCategory } from '../../../../src/domain/category/category.ts'
import { parseItems, parseSpoken, suggestionsFor } from '../../../../src/domain/with-all-words.ts'
import { judge, type Row, readTable, written } from './table.ts'

/** Least share of a table's rows that is read as its author, who had not seen the rules, means them. */
const share = 0.97

/** Reads typed text; adds the categories where the row states them. */
function readTyped({ input, expected }: Row): string {
  const { items } = parseItems(input)
  if (!expected.includes('{category:')) return written(items)
  return items
    .map((item) => `${written([item])} {category: ${effectiveCategory({ name: item.name, category: '' })}}`)
    .join(' | ')
}
