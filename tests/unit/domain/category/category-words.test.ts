import { describe, expect, test } from 'vitest'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { termKeys } from '../../../../src/domain/category/lexicon-file.ts'
import { categoryKeys } from '../../../../src/domain/item/fields.ts'

const entries = termKeys(categoryWords)

describe('the word data', () => {
  test('hold at least 2,000 words and phrases', () => {
    expect(new Set(entries.map((entry) => entry.key)).size).toBeGreaterThanOrEqual(2_000)
  })

  test.each(categoryKeys)('hold at least 60 for %s', (category) => {
    expect(entries.filter((entry) => entry.category === category).length).toBeGreaterThanOrEqual(60)
  })

  test('say nothing twice, not even in other words or another category', () => {
    const keys = entries.map((entry) => entry.key)
    const repeated = entries.filter(({ key }, place) => keys.indexOf(key) !== place)
    expect(repeated).toEqual([])
  })

  test('are found under the category that lists them, in every form listed', () => {
    const missed = entries
      .flatMap(({ term, category }) => term.split('/').map((form) => ({ form, category })))
      .filter(({ form, category }) => detectCategory(form) !== category)
    expect(missed).toEqual([])
  })

  test('spell ș and ț with a comma below', () => {
    const cedillas = /[\u015e\u015f\u0162\u0163]/
    for (const { words, hints } of Object.values(categoryWords)) {
      expect(words).not.toMatch(cedillas)
      expect(hints).not.toMatch(cedillas)
    }
  })
})
