import { describe, expect, test } from 'vitest'
import { parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { writtenItem } from '../text/written-item.ts'
import { notedSentences } from './noted-sentences.ts'
import { rowsIn } from './spoken-cases.ts'

describe.each(Object.entries(notedSentences))('%s', (_, table) => {
  test.each(rowsIn(table))('%s', (sentence, items) => {
    expect(parseSpoken(sentence).items.map(writtenItem).join(' | ')).toBe(items)
  })
})
