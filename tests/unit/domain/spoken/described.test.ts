import { expect, test } from 'vitest'
import { parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { writtenItem } from '../text/written-item.ts'
import { describedSentences } from './described-sentences.ts'

const sentences = describedSentences
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => line.split(' → '))

test.each(sentences)('%s', (sentence, items) => {
  expect(
    parseSpoken(sentence ?? '')
      .items.map(writtenItem)
      .join(' | '),
  ).toBe(items)
})

test("a list's own stores are heard", () => {
  const { items } = parseSpoken('brânză de la Băcănia Veche și lapte', ['Băcănia Veche'])
  expect(items.map(writtenItem)).toEqual(['brânză = 1 st, la Băcănia Veche', 'lapte = 1 st'])
})
