import { describe, expect, test } from 'vitest'
import { parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { writtenItem } from '../text/written-item.ts'
import { moreCorrectedSentences } from './corrected-again-sentences.ts'
import { correctedSentences } from './corrected-sentences.ts'
import { rowsIn } from './spoken-cases.ts'

function read(sentence: string): string {
  return parseSpoken(sentence).items.map(writtenItem).join(' | ')
}

describe.each(Object.entries(correctedSentences))('%s', (_, table) => {
  test.each(rowsIn(table))('%s', (sentence, items) => {
    expect(read(sentence)).toBe(items)
  })
})

test('of sentences written after the rules, 95 % are read as meant', () => {
  const rows = rowsIn(moreCorrectedSentences)
  const wrong = rows
    .filter(([sentence, items]) => read(sentence) !== items)
    .map(([sentence]) => `${sentence}: ${read(sentence)}`)
  expect(1 - wrong.length / rows.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
})
