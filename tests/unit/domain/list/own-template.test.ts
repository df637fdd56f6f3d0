import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryKeys, itemDefaults } from '../../../../src/domain/item/fields.ts'
import { mostThings, ownTemplateText, readOwnTemplate } from '../../../../src/domain/list/own-template.ts'
import { ownTemplateOption, ownTemplatesOf } from '../../../../src/domain/templates/own-templates.ts'

const { quantity, unit, category, note, store } = itemDefaults
const plain = { quantity, unit, category, note, store }
const bread = { ...plain, name: 'pâine' }
const milk = { ...plain, name: 'lapte', quantity: '2', unit: 'l', store: 'Lidl' }

describe('a template as an option of a list', () => {
  test('stores only values other than the defaults', () => {
    const text = '[["lapte","2","l","","","Lidl"],["pâine"]]'
    expect(ownTemplateText([milk, bread])).toBe(text)
    expect(readOwnTemplate(text)).toEqual([milk, bread])
  })

  const thing = fc.record({
    name: fc.constantFrom('lapte', 'Pâine neagră', '7 Days', 'ulei (1 l)', 'săpun "Dove"'),
    quantity: fc.constantFrom('1', '0.25', '2-3'),
    unit: fc.constantFrom('st', 'kg', 'legătură'),
    category: fc.constantFrom('' as const, ...categoryKeys),
    note: fc.constantFrom('', 'cel cu capac verde, dacă mai au'),
    store: fc.constantFrom('', 'Lidl', 'piața'),
  })

  test('is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(thing, { minLength: 1, maxLength: mostThings }), (things) => {
        expect(readOwnTemplate(ownTemplateText(things))).toEqual(things)
      }),
    )
  })

  test.each([
    ['no thing', '[]'],
    ['no array', '{"name":"lapte"}'],
    ['half a text', '[["lapte"]'],
    ['a name that is none', '[["<script>"]]'],
    ['no name', '[[]]'],
    ['a number', '[["lapte",2]]'],
    ['an amount that is none', '[["lapte","mult"]]'],
    ['a category that is none', '[["lapte","1","st","jucarii"]]'],
    ['a field too many', '[["lapte","1","st","","","","7"]]'],
    ['another spelling of the same', '[["lapte", "2"]]'],
    ['a field with its default value', '[["lapte","1","st"]]'],
    ['a name with blanks around', '[[" lapte"]]'],
    ['too many things', JSON.stringify(Array.from({ length: mostThings + 1 }, () => ['lapte']))],
    [
      'too long a text',
      JSON.stringify(Array.from({ length: 50 }, () => ['lapte', '2', 'l', '', 'x'.repeat(200)])),
    ],
  ])('is not %s', (_, text) => {
    expect(readOwnTemplate(text)).toBeUndefined()
  })
})

describe('the templates of a list', () => {
  test('are named as typed, without characters forbidden in keys', () => {
    expect(ownTemplateOption(' Baza  săptămânii ')).toBe('template/Baza săptămânii')
    expect(ownTemplateOption('luni/marți')).toBe('template/luni marți')
    expect(ownTemplateOption('  ')).toBeUndefined()
    expect(ownTemplateOption('<script>')).toBeUndefined()
  })

  test('are sorted by name; deleted ones and other options are left out', () => {
    const told = new Map([
      ['template/Școală', ownTemplateText([bread])],
      ['template/Șters', ''],
      ['budget', '100'],
      ['template/Baza', ownTemplateText([milk])],
      ['template/Stricat', '[['],
    ])
    expect(ownTemplatesOf(told).map(({ name, things }) => [name, things])).toEqual([
      ['Baza', [milk]],
      ['Școală', [bread]],
    ])
  })
})
