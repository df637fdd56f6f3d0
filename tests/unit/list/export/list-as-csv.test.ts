import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAsCsv } from '../../../../src/list/export/list-as-csv.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = {
  name: 'lapte',
  quantity: '1.5',
  unit: 'l',
  note: 'cel cu capac verde',
  store: 'Lidl',
  price: '1498',
}

test('a list is a table, as Excel of a Romanian opens it', () => {
  const items = [itemOf({ ...milk, category: 'lactate' }), itemOf({ name: 'pâine', completed: true })]
  expect(listAsCsv(items, ({ category }) => category || 'paine')).toBe(
    '\ufeff' +
      'Produs;Cantitate;Unitate;Categorie;Magazin;Notă;Preț (lei);Cumpărat\r\n' +
      'lapte;1,5;l;Lactate;Lidl;cel cu capac verde;14,98;\r\n' +
      'pâine;1;buc;Pâine;;;;da\r\n',
  )
})

test('a pack is shown as on the list', () => {
  const items = [itemOf({ name: 'apă', quantity: '6x1.5', unit: 'l' })]
  expect(listAsCsv(items, () => 'bauturi')).toContain('apă;6 × 1,5;l;')
})

test('any name stays in its cell, and is no formula', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), (name, note) => {
      const [, row = []] = parse(
        listAsCsv([itemOf({ name, note })], () => 'altele'),
        {
          bom: true,
          delimiter: ';',
          relax_column_count: false,
          trim: false,
        },
      )
      expect(row).toHaveLength(8)
      expect([name, `'${name}`]).toContain(row[0])
      expect(row[0]).not.toMatch(/^[=+\-@\t\r]/)
      expect(row[5]).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
