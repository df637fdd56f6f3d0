import { describe, expect, test } from 'vitest'
import { rowsOfImport } from '../../../../src/domain/import/import-rows.ts'
import { readImport } from '../../../../src/domain/import/read-import.ts'
import { allWords, parseItems } from '../../../../src/domain/with-all-words.ts'
import { readRows, wantedItems } from '../../../../src/list/paste/paste-rows.ts'
import { keptCases } from './kept-cases.ts'
import { pastedCases } from './pasted-cases.ts'
import { writtenItem } from './written-item.ts'

/** Returns the items that the preview of a pasted text adds unless its rows are changed. */
function previewed(text: string): string[] {
  const by = { vocabulary: allWords(), ownStores: [] }
  const rows = readRows(by, rowsOfImport(by.vocabulary, readImport(text), by.ownStores), 0)
  return wantedItems(rows).map(writtenItem)
}

describe.each([...pastedCases, ...keptCases])('$sentence', ({ cases }) => {
  test.each(cases.map(([input, ...items]) => ({ input, items })))('$input', ({ input, items }) => {
    expect(parseItems(input).items.map(writtenItem)).toEqual(items)
    if (input.includes('\n')) expect(previewed(input)).toEqual(items)
  })
})
