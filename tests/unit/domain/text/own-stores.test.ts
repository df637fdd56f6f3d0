import { describe, expect, test } from 'vitest'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { cleanText } from '../../../../src/domain/lib/check.ts'
import { linesWithStores } from '../../../../src/domain/text/lines/line-stores.ts'
import { allWords, itemTexts, parseItems, parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { ownStoreCases, ownStores } from './own-store-cases.ts'
import { writtenItem } from './written-item.ts'

const read = (input: string) => parseItems(input, ownStores).items.map(writtenItem)

describe.each(ownStoreCases)('$sentence', ({ cases, isTypedOnly }) => {
  const rows = cases.map(([input, ...items]) => ({ input, items }))

  test.each(rows)('$input', ({ input, items }) => {
    expect(read(input)).toEqual(items)
  })

  test.each(rows)('$input, line by line and part by part', ({ input, items }) => {
    expect(linesWithStores(allWords(), input, ownStores).flatMap(read)).toEqual(items)
    expect(itemTexts(input, ownStores).flatMap(read)).toEqual(items)
  })

  // Cases that are only typed contain characters that have no spoken form.
  test.each(isTypedOnly ? [] : rows)('$input, spoken', ({ input, items }) => {
    expect(parseSpoken(input, ownStores).items.map(writtenItem)).toEqual(items)
  })
})

test('every product that the shelves know stays one, also where a store is called so', () => {
  const products = Object.values(categoryWords)
    .flatMap(({ words, hints }) => termsOf(`${words}\n${hints}`))
    .flatMap((term) => term.split('/'))
    .map(cleanText)
  // "La Provincia", a brand, has the form of a store after "la".
  for (const product of products.filter((name) => !name.startsWith('la '))) {
    const text = `${product}, 2 kg ${product}, suc de ${product}`
    expect(parseItems(text, [product])).toEqual(parseItems(text))
  }
})

test('of a store that is known too, the spelling of the list counts, and a name without letters is none', () => {
  expect(parseItems('lapte de la lidl', ['LIDL']).items[0]?.store).toBe('LIDL')
  expect(parseItems('lapte de la nea ion', ['Nea Ion', 'nea Ion']).items[0]?.store).toBe('Nea Ion')
  expect(parseItems('cuie la 2 kg', ['2 kg']).items[0]?.store).toBeUndefined()
})
