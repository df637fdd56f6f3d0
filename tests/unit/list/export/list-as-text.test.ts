import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupByCategory } from '../../../../src/domain/category/arrange.ts'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { effectiveCategory } from '../../../../src/domain/category/detect-category.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { unitLabel } from '../../../../src/domain/item/shown-amount.ts'
import { cleanText } from '../../../../src/domain/lib/check.ts'
import { byRomanianName } from '../../../../src/domain/lib/romanian-order.ts'
import { allWords, parseItems } from '../../../../src/domain/with-all-words.ts'
import { unitRows } from '../../../../src/domain/words/units.ts'
import { listAsText } from '../../../../src/list/export/list-as-text.ts'
import { itemOf } from '../../../support/people/list-changes.ts'
import { caseGroups } from '../../domain/text/cases.ts'
import { variedCaseGroups } from '../../domain/text/varied-cases.ts'

const shelving = { byName: byRomanianName, categoryOf: effectiveCategory }
const textOf = (items: readonly Item[], name = 'Cină') =>
  listAsText(allWords(), name, groupByCategory(items, shelving))
const amountsOf = (items: readonly Pick<Item, 'name' | 'quantity' | 'unit'>[]) =>
  items.map(({ name, quantity, unit }) => `${name}|${quantity}|${unitLabel(unit)}`).toSorted()
const saidOf = (items: readonly Partial<Pick<Item, 'note' | 'store' | 'price'>>[]) =>
  items.map(({ note = '', store = '', price = '' }) => `${note}|${store}|${price}`).toSorted()

describe('a message', () => {
  test('has the store, price and note of a thing', () => {
    const said = { note: 'cel cu capac verde', store: 'Lidl', price: '749' }
    expect(textOf([itemOf({ name: 'lapte', quantity: '2', unit: 'l', ...said })])).toContain(
      '• 2 l lapte 7,49 lei (Lidl) (notă: cel cu capac verde)',
    )
  })

  test('has a pack, and the price of one of several pieces', () => {
    const pack = itemOf({ name: 'apă plată', quantity: '6x1.5', unit: 'l', price: '1800' })
    const text = textOf([pack, itemOf({ name: 'ouă', quantity: '10', price: '120' })])
    expect(text).toContain('• 6 × 1,5 l apă plată 18 lei')
    expect(text).toContain('• 10 ouă 1,20 lei bucata')
    const { items } = parseItems(text)
    expect(saidOf(items)).toEqual(['||120', '||1800'])
    expect(amountsOf(items)).toEqual(['apă plată|6x1.5|l', 'ouă|10|buc'])
  })

  test('has items to buy in the order of the categories, then those not found, then bought ones', () => {
    const items = [
      itemOf({ name: 'lapte', quantity: '1.5', unit: 'l' }),
      itemOf({ name: 'cartofi', quantity: '2', unit: 'kg' }),
      itemOf({ name: 'pâine', completed: true }),
      itemOf({ name: 'ouă', quantity: '10' }),
      itemOf({ name: 'drojdie', notFound: true }),
      itemOf({ name: 'hârtie igienică', quantity: '24', unit: 'rolă' }),
      itemOf({ name: 'șters', deleted: true }),
    ]
    expect(textOf(items)).toBe(
      [
        '*Cină:*',
        '',
        '• 2 kg cartofi',
        '• 1,5 l lapte',
        '• 10 ouă',
        '• 24 de role hârtie igienică',
        '',
        '• drojdie',
        '',
        '✓ pâine',
      ].join('\n'),
    )
  })

  test('has no space but the ordinary one', () => {
    const items = [
      itemOf({ name: 'făină 650', quantity: '1.5', unit: 'kg' }),
      itemOf({ name: '2 kg', quantity: '24', unit: 'rolă' }),
    ]
    expect(textOf(items)).toMatch(/^[^\u00a0]+$/)
  })

  test('names the shelves when it is long', () => {
    const fruit = ['mere', 'pere', 'prune', 'kiwi', 'banane', 'lămâi', 'cireșe'].map((name) =>
      itemOf({ name }),
    )
    const greens = ['roșii', 'ardei', 'ceapă', 'morcovi', 'varză', 'vinete'].map((name) => itemOf({ name }))
    const lines = textOf([...greens, ...fruit]).split('\n')
    expect(lines.filter((line) => line.startsWith('*'))).toEqual(['*Cină:*', '*Fructe:*', '*Legume:*'])
    expect(textOf(fruit)).not.toContain('Fructe')
  })

  test('of an empty list is its name', () => {
    expect(textOf([])).toBe('*Cină:*')
  })
})

describe('pasted into a list, a message gives the same items', () => {
  const products = Object.values(categoryWords)
    .flatMap(({ words, hints }) => termsOf(`${words}\n${hints}`))
    .flatMap((term) => term.split('/'))
    .map(cleanText)
  const hundredths = fc.integer({ min: 1, max: 99_999 }).map((amount) => String(amount / 100))
  const product = fc.record({
    name: fc.constantFrom(...products, 'pizza 4 brânzeturi', 'lapte 3,5%', '7 Days', 'făină 000', 'de toate'),
    quantity: fc.oneof(hundredths, fc.constantFrom('1', '2', '12', '24', '2-3')),
    unit: fc.constantFrom('st', ...unitRows.map(({ unit }) => unit)),
    completed: fc.boolean(),
    note: fc.constantFrom('', 'cel cu capac verde', 'dacă au, două; altfel niciunul'),
    store: fc.constantFrom('', 'Lidl', 'piața', 'Mega Image'),
    price: fc.constantFrom('', '749', '100', '125000'),
  })

  test('of every product the shelves know, in any amount', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 30 }), (fields) => {
        const items = fields.map((one) => itemOf(one))
        const read = parseItems(textOf(items))
        expect(read.refused).toEqual([])
        expect(amountsOf(read.items)).toEqual(amountsOf(items))
        expect(saidOf(read.items)).toEqual(saidOf(items))
      }),
      { numRuns: 500 },
    )
  })

  const typed = [...caseGroups, ...variedCaseGroups].flatMap(({ cases }) => cases.map(([line]) => line))
  test.each(typed)('of %j', (line) => {
    const items = parseItems(line).items.map((fields) => itemOf(fields))
    expect(amountsOf(parseItems(textOf(items)).items)).toEqual(amountsOf(items))
  })
})
