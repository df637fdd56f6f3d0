import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longText, textOf, worstTexts } from '../../support/readers/long-texts.ts'
import { readers } from '../../support/readers/readers.ts'
import { slownessOf } from '../../support/readers/reading-time.ts'

describe.each(Object.entries(readers))('%s', (_, read) => {
  test('never throws, and takes no more than a time proportional to the length', () => {
    fc.assert(
      fc.property(longText, (text) => {
        expect(slownessOf(read, (length) => textOf(text, length))).toBeUndefined()
      }),
      { numRuns: worstTexts.length + 8, examples: worstTexts.map((text) => [text]), endOnFailure: true },
    )
  })
})
