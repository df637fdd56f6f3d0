import { describe, expect, test } from 'vitest'
import { parseItems } from '../../../../src/domain/with-all-words.ts'

const read = (text: string) =>
  parseItems(text).items.map(({ name, quantity, unit }) => `${name} = ${quantity} ${unit}`)

describe('a dot or a space before three digits separates thousands of grams, millilitres and pieces', () => {
  test.each([
    ['zahar 1.000 g', 'zahar = 1000 g'],
    ['zahăr 1.000g', 'zahăr = 1000 g'],
    ['2.500 ml lapte', 'lapte = 2500 ml'],
    ['2 000 g faina', 'faina = 2000 g'],
    ['făină 1 500 grame', 'făină = 1500 g'],
    ['1.200 de grame de carne', 'carne = 1200 g'],
    ['șervețele 1.000 buc', 'șervețele = 1000 buc'],
    ['1 000 bucăți șervețele', 'șervețele = 1000 buc'],
    ['orez (1.000 g)', 'orez = 1000 g'],
    ['10.000 ml apă', 'apă = 10000 ml'],
    ['lapte 1.000 ml, zahăr 1.500 g', 'lapte = 1000 ml', 'zahăr = 1500 g'],
  ])('%s', (text, ...items) => {
    expect(read(text)).toEqual(items)
  })
})

describe('elsewhere a dot is a decimal point, and a space separates', () => {
  test.each([
    ['1.500 kg mere', 'mere = 1.5 kg'],
    ['lapte 1.500 l', 'lapte = 1.5 l'],
    ['0.500 g șofran', 'șofran = 0.5 g'],
    ['1.5 g șofran', 'șofran = 1.5 g'],
    ['1.25 kg carne', 'carne = 1.25 kg'],
    ['1,500 kg mere', 'mere = 1.5 kg'],
    ['făină 650 500 g', 'făină 650 = 500 g'],
    ['făină 000 500 g', 'făină 000 = 500 g'],
  ])('%s', (text, ...items) => {
    expect(read(text)).toEqual(items)
  })
})
