import fc from 'fast-check'
import { atom } from 'nanostores'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { categoryKeys } from '../../../../src/domain/item/fields.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { personColors } from '../../../../src/domain/list/person.ts'
import type { ListStore } from '../../../../src/list/list.ts'
import { loadPictures } from '../../../../src/list/rows/ItemPicture.tsx'
import { ItemRow } from '../../../../src/list/rows/ItemRow.tsx'
import { collectRows, rowsMarkup } from '../../../../src/list/rows/row-markup.tsx'
import { effectiveCategory } from '../../../../src/list/vocabulary/shelving.ts'

const text = fc.oneof(
  fc.constantFrom('', 'lapte', 'ouă de țară', `<b>"'&amp;'"</b>`, 'măr', 'șampon', 'a<!-- -->b'),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
)
const digits = fc.nat({ max: 99_999 }).map(String)
const color = fc.constantFrom('' as const, ...personColors)

const anyItem: fc.Arbitrary<Item> = fc.record({
  id: fc.oneof(fc.uuid(), text),
  rev: fc.nat(),
  deleted: fc.constant(false),
  name: text,
  quantity: fc.oneof(fc.constantFrom('1', '2', '24', '0.25', '2-3', '6x2', '1000000'), text),
  unit: fc.oneof(fc.constantFrom('st', 'kg', 'rolă', 'pachet', 'ml', 'conservă'), text),
  completed: fc.boolean(),
  notFound: fc.boolean(),
  category: fc.constantFrom('' as const, ...categoryKeys),
  author: text,
  authorColor: color,
  note: text,
  store: text,
  price: fc.oneof(fc.constant(''), digits),
  taker: text,
  takerColor: color,
  boughtIn: text,
})

/** The store of a page that the server renders: nothing has happened on its screen yet. */
const store = { $arrived: atom(new Set()), tickedBy: () => undefined } as unknown as ListStore

function rowsOfReact(items: readonly Item[]): string {
  const rows = items.map((item) => (
    <ItemRow
      key={item.id}
      item={item}
      category={effectiveCategory(item)}
      isTicked={false}
      isHighlighted={false}
      store={store}
    />
  ))
  return renderToString(rows)
}

beforeAll(loadPictures)

test('the server writes each row exactly as React does', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 4 }), (items) => {
      expect(rowsMarkup(items)).toBe(rowsOfReact(items))
    }),
    { numRuns: 1_000 },
  )
})

test('rows can be collected, with a mark in the place of each section', () => {
  const items = fc.sample(anyItem, { numRuns: 2, seed: 1 })
  const rows = new Map<string, string>()
  collectRows(rows)
  const marks = items.map((item) => rowsMarkup([item]))
  collectRows(undefined)
  expect([...rows]).toEqual(items.map((item, at) => [marks[at], rowsMarkup([item])]))
  expect(new Set(marks).size).toBe(2)
})
