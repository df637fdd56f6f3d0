import { describe, expect, test } from 'vitest'
import { nameKey } from '../../../../src/domain/merge/name-key.ts'
import { parseItems } from '../../../../src/domain/text/parse.ts'
import { readVocabulary } from '../../../../src/domain/vocabulary/vocabulary.ts'

const noWords = readVocabulary({})
const readOf = (text: string) =>
  parseItems(noWords, text).items.map(({ name, quantity, unit }) => `${name}|${quantity}|${unit}`)

describe('while no tables of words are here', () => {
  test.each([
    ['lapte', 'lapte|1|st'],
    ['2 kg roșii', 'roșii|2|kg'],
    ['2 kile de mere', 'mere|2|kg'],
    ['ouă 10', 'ouă|10|st'],
    ['o jumătate de kil de carne', 'carne|0.5|kg'],
    ['cafea (250g)', 'cafea|250|g'],
    ['6x2l apă', 'apă|6x2|l'],
  ])('%j is still %s', (text, read) => {
    expect(readOf(text)).toEqual([read])
  })

  test('the export of a list is read, and a price, which has no words', () => {
    const { items } = parseItems(noWords, 'lapte 7,49 lei (notă: cel verde)')
    expect(items).toEqual([{ name: 'lapte', quantity: '1', unit: 'st', price: '749', note: 'cel verde' }])
  })

  test('no product is taken for a unit', () => {
    expect(readOf('2 sucuri de mere, 3 cofraje de ouă')).toEqual([
      'sucuri de mere|2|st',
      'cofraje de ouă|3|st',
    ])
  })

  test.each([
    ['Roșii', 'rosie'],
    ['cartof', 'cartofi'],
    ['banana', 'banane'],
  ])('"%s" and "%s" are still one product', (one, other) => {
    expect(nameKey(noWords, one)).toBe(nameKey(noWords, other))
  })

  test('names of nothing but signs have a key', () => {
    expect(nameKey(noWords, '🍎')).toBe('🍎')
  })
})
