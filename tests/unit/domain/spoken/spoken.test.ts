import { describe, expect, test } from 'vitest'
import { parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { sentences } from './sentences.ts'
import { casesIn } from './spoken-cases.ts'
import { variedSentences } from './varied-sentences.ts'

describe.each([...Object.entries(sentences), ...Object.entries(variedSentences)])('%s', (_, table) => {
  test.each(casesIn(table))('%s', (sentence, items) => {
    expect(parseSpoken(sentence)).toEqual({ items, refused: [] })
  })
})
