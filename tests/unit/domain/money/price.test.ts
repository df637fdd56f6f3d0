import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLei, leiText } from '../../../../src/domain/money/lei-text.ts'
import { costOf, priceOfBoth, storedPrice } from '../../../../src/domain/money/price.ts'

describe('a price', () => {
  test.each([
    ['7,49', '749'],
    ['7.49', '749'],
    ['7,5', '750'],
    ['7', '700'],
    [' 12,00 ', '1200'],
    ['7,49 lei', '749'],
    ['1 leu', '100'],
    ['15 RON', '1500'],
    ['0,50', '50'],
    ['1.250', '125000'],
    ['1.250,99', '125099'],
    ['99999,99', '9999999'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(storedPrice(typed)).toBe(stored)
  })

  test.each(['0', '0,00', '100000', '-3', '7,499', 'scump', '7,49 euro', '1,2,3'])('%j is none', (typed) => {
    expect(storedPrice(typed)).toBe(undefined)
  })

  test.each([
    ['749', '7,49'],
    ['700', '7'],
    ['50', '0,50'],
    ['5', '0,05'],
    ['125099', '1.250,99'],
    ['', ''],
  ])('%j is shown as %j', (stored, shown) => {
    expect(leiText(stored)).toBe(shown)
  })

  test.each([
    ['749', '7,49\u00a0lei'],
    ['100', '1\u00a0leu'],
    ['0', '0\u00a0lei'],
  ])('%j is said as %j', (stored, said) => {
    expect(inLei(stored)).toBe(said)
  })

  test('the displayed form is read as the same price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (bani) => {
        expect(storedPrice(leiText(String(bani)))).toBe(String(bani))
      }),
    )
  })
})

describe('the price of an item, in bani', () => {
  test.each([
    ['one of a counted thing, so often', { quantity: '2', unit: 'buc', price: '749' }, 1498],
    ['one of a counted thing without a unit', { quantity: '10', unit: 'st', price: '120' }, 1200],
    ['a pack, so often', { quantity: '3', unit: 'pachet', price: '500' }, 1500],
    ['all of a measured amount', { quantity: '2', unit: 'kg', price: '1598' }, 1598],
    ['all of a measured amount in small', { quantity: '500', unit: 'g', price: '1250' }, 1250],
    ['the most that a range may come to', { quantity: '2-3', unit: 'buc', price: '100' }, 300],
    ['half a loaf to half a ban', { quantity: '0.5', unit: 'buc', price: '333' }, 167],
    ['nothing that is known', { quantity: '2', unit: 'buc', price: '' }, undefined],
  ])('%s', (_, item, bani) => {
    expect(costOf(item)).toBe(bani)
  })
})

describe('the price of two amounts that add up', () => {
  test.each([
    ['the later price, for pieces', 'buc', '500', '600', '600'],
    ['the earlier price, for pieces without a later one', 'buc', '500', '', '500'],
    ['the sum, for measured amounts', 'kg', '500', '600', '1100'],
    ['unknown, for measured amounts without a later one', 'kg', '500', '', ''],
  ])('%s', (_, unit, present, added, price) => {
    expect(priceOfBoth({ unit, price: present }, { unit, price: added })).toBe(price)
  })
})
