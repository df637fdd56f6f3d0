import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFoodsFile } from '../../../../scripts/lib/guide/foods-file.ts'
import { categoryLetters } from '../../../../src/domain/category/category-letters.ts'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { lexiconFile } from '../../../../src/domain/category/lexicon-file.ts'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { untilThere } from '../../../support/limits.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const words = {
  categories: lexiconFile(categoryWords),
  vocabulary: vocabularyTables,
  foods: readFoodsFile(),
  things: { names: 'lapte', categories: 'c', frequent: 1, brands: [] },
}

/** Fresh modules in each test, without any loaded words. */
let page: typeof import('../../../../src/list/vocabulary/shelving.ts')
beforeEach(async () => {
  vi.resetModules()
  page = await import('../../../../src/list/vocabulary/shelving.ts')
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

  test('any other is "altele"; a person’s choice is kept', () => {
    expect(categoryOf('lapte')).toBe('altele')
    expect(page.effectiveCategory({ name: 'lapte', category: 'lactate' })).toBe('lactate')
  })

  test('letters that no shelf has are passed over', () => {
    page.rememberCategories([itemOf({ name: 'lapte' }), itemOf({ name: 'mere' })], 'z')
    expect([categoryOf('lapte'), categoryOf('mere')]).toEqual(['altele', 'altele'])
  })
})

describe('when the words come', () => {
  test('every name has its shelf, and lists are sorted again', async () => {
    const arranged = vi.fn()
    page.$shelving.listen(arranged)
    expect(categoryOf('lapte')).toBe('altele')
    await page.learnWords(words)
    expect(categoryOf('lapte')).toBe('lactate')
    expect(arranged).toHaveBeenCalledTimes(1)
  })

  test('nothing is sorted again if no name waited for them', async () => {
    const arranged = vi.fn()
    page.$shelving.listen(arranged)
    page.rememberCategories([itemOf({ name: 'lapte' })], 'c')
    expect(categoryOf('lapte')).toBe('lactate')
    await page.learnWords(words)
    expect(arranged).not.toHaveBeenCalled()
  })
})

describe('words that could not be fetched', () => {
  const fetching = vi.fn<() => Promise<Response>>()
  const failure = () => Promise.reject(new TypeError('Failed to fetch'))
  const success = () => Promise.resolve(Response.json(words))
  let browser: EventTarget

  beforeEach(() => {
    browser = new EventTarget()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.stubGlobal('fetch', fetching.mockReset())
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { words: '/words/of-now.json' } }) })
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  // The limit is of real time: `vi.waitFor` has timers of its own.
  const seesTheCategory = () => vi.waitFor(() => expect(categoryOf('lapte')).toBe('lactate'), untilThere)

  test('are fetched with the next connection', async () => {
    fetching.mockImplementationOnce(failure).mockImplementation(success)
    await page.loadWords()
    browser.dispatchEvent(new Event('online'))
    await seesTheCategory()
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  test('are fetched after a while where the next connection failed too', async () => {
    fetching.mockImplementationOnce(failure).mockImplementationOnce(failure).mockImplementation(success)
    await page.loadWords()
    browser.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), untilThere)
    vi.advanceTimersByTime(10_000)
    await seesTheCategory()
    expect(fetching).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('are not asked for without a connection, and once at a time, however many asked in vain', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    fetching.mockImplementation(failure)
    await Promise.all([page.loadWords(), page.loadWords()])
    vi.advanceTimersByTime(600_000)
    expect(fetching).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(1)
  })
})

test('more names than are remembered still have their categories', async () => {
  await page.learnWords(words)
  const names = Array.from({ length: 6_000 }, (_, index) => `lapte ${index}`)
  expect(new Set(names.map(categoryOf))).toEqual(new Set(['lactate']))
  expect(categoryOf('lapte 0')).toBe('lactate')
})
