import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readFoodsFile } from '../../../../scripts/lib/guide/foods-file.ts'
import { categoryLetters } from '../../../../src/domain/category/category-letters.ts'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { lexiconFile } from '../../../../src/domain/category/lexicon-file.ts'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { itemOf } from '../../../support/people/lists.ts'

const words = { categories: lexiconFile(categoryWords), vocabulary: vocabularyTables, foods: readFoodsFile() }

/** Each test begins with a page that knows nothing yet. */
let page: typeof import('../../../../src/stores/words/categories.ts')
beforeEach(async () => {
  vi.resetModules()
  page = await import('../../../../src/stores/words/categories.ts')
})

const categoryOf = (name: string) => page.effectiveCategory({ name, category: '' })

describe('until the words are here', () => {
  test('a name has the shelf that the server found for it, even where the words would say otherwise', async () => {
    const items = [itemOf({ name: 'lapte' }), itemOf({ name: 'mere' })]
    const found = { lapte: 'bauturi', mere: 'conserve' } as const
    page.rememberCategories(
      items,
      categoryLetters(items, ({ name }) => found[name as keyof typeof found]),
    )
    expect([categoryOf('lapte'), categoryOf('mere')]).toEqual(['bauturi', 'conserve'])
    await page.learnWords(words)
    expect([categoryOf('lapte'), categoryOf('mere')]).toEqual(['bauturi', 'conserve'])
  })

  test('any other is "altele"; what a person chose is what they chose', () => {
    expect(categoryOf('lapte')).toBe('altele')
    expect(page.effectiveCategory({ name: 'lapte', category: 'lactate' })).toBe('lactate')
  })

  test('letters that no shelf has are passed over', () => {
    page.rememberCategories([itemOf({ name: 'lapte' }), itemOf({ name: 'mere' })], 'z')
    expect([categoryOf('lapte'), categoryOf('mere')]).toEqual(['altele', 'altele'])
  })
})

describe('when the words come', () => {
  test('every name has its shelf, and lists are arranged anew', async () => {
    const arranged = vi.fn()
    page.$shelving.listen(arranged)
    expect(categoryOf('lapte')).toBe('altele')
    await page.learnWords(words)
    expect(categoryOf('lapte')).toBe('lactate')
    expect(arranged).toHaveBeenCalledTimes(1)
  })

  test('nothing is arranged anew if no name waited for them', async () => {
    const arranged = vi.fn()
    page.$shelving.listen(arranged)
    page.rememberCategories([itemOf({ name: 'lapte' })], 'c')
    expect(categoryOf('lapte')).toBe('lactate')
    await page.learnWords(words)
    expect(arranged).not.toHaveBeenCalled()
  })
})

test('more names than are remembered still have their categories', async () => {
  await page.learnWords(words)
  const names = Array.from({ length: 6_000 }, (_, index) => `lapte ${index}`)
  expect(new Set(names.map(categoryOf))).toEqual(new Set(['lactate']))
  expect(categoryOf('lapte 0')).toBe('lactate')
})
