import { describe, expect, test } from 'vitest'
import { readSpoken } from '../../../../src/domain/with-all-words.ts'
import { writtenItem } from '../text/written-item.ts'
import { everydaySentences } from './everyday-sentences.ts'
import { keptSentences } from './kept-sentences.ts'
import { rowsIn } from './spoken-cases.ts'

describe.each([...Object.entries(everydaySentences), ...Object.entries(keptSentences)])('%s', (_, table) => {
  test.each(rowsIn(table))('%s', (sentence, items) => {
    expect(readSpoken(sentence).items.map(writtenItem).join(' | ')).toBe(items)
  })
})
