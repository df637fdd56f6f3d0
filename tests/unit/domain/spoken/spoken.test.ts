import { describe, expect, test } from 'vitest'
import { parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { secondSentences } from './second-sentences.ts'
import { sentences } from './sentences.ts'
import { casesIn } from './spoken-cases.ts'

describe.each([...Object.entries(sentences), ...Object.entries(secondSentences)])('%s', (_, table) => {
  test.each(casesIn(table))('%s', (sentence, items) => {
    expect(parseSpoken(sentence)).toEqual({ items, refused: [] })
  })
})
