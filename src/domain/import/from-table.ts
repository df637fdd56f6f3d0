import { categoryKeys } from '../item/fields.ts'
import { withPackSign } from '../item/packs.ts'
import { fold } from '../lib/fold.ts'
import type { GivenFields, Imported } from './imported.ts'
import { rowsOf } from './table.ts'

type Column = 'name' | 'quantity' | 'unit' | 'category' | 'store' | 'note' | 'price' | 'ticked'

/** Names of columns in Romanian, English and German, without diacritics. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  name: [
    'produs',
    'produsul',
    'nume',
    'denumire',
    'articol',
    'name',
    'item',
    'product',
    'title',
    'content',
    'artikel',
  ],
  quantity: ['cantitate', 'cant', 'quantity', 'qty', 'amount', 'menge'],
  unit: ['unitate', 'um', 'u.m.', 'unit', 'einheit'],
  category: ['categorie', 'category', 'aisle', 'kategorie'],
  store: ['magazin', 'store', 'shop'],
  note: ['nota', 'observatii', 'detalii', 'note', 'notes', 'description', 'details'],
  price: ['pret (lei)', 'pret', 'price'],
  ticked: ['cumparat', 'bifat', 'checked', 'completed', 'crossed off', 'done', 'bought'],
}

const yes = new Set(['da', 'x', '1', 'true', 'yes', 'adevarat', 'ja'])

/** Reads a table whose first row names its columns; undefined for any other text. */
export function fromTable(text: string): Imported | undefined {
  const [head, ...rows] = rowsOf(text)
  const places = new Map(head?.map((name, place) => [columnOf(name), place]))
  const isTodoist = head?.[0] === 'TYPE' && head[1] === 'CONTENT'
  if (!head || head.length < 2 || !places.has('name')) return undefined
  const things = rows
    .filter((row) => !isTodoist || row[0] === 'task')
    .map((row) => {
      const cell = (column: Column) => unguarded(row[places.get(column) ?? -1] ?? '')
      return { text: cell('name'), fields: fieldsBy(cell), isTicked: yes.has(fold(cell('ticked'))) }
    })
    .filter(({ text }) => text !== '')
  return { format: isTodoist ? 'todoist' : 'csv', name: '', things }
}

/** Returns a cell without the apostrophe that keeps spreadsheets from reading it as a formula. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '')
}

function columnOf(name: string): Column | undefined {
  const folded = fold(name)
  const columns = Object.keys(columnNames) as Column[]
  return columns.find((column) => columnNames[column].includes(folded))
}

function fieldsBy(cell: (column: Column) => string): GivenFields {
  const category = categoryKeys.find((key) => key === fold(cell('category')))
  return {
    ...given('quantity', withPackSign(cell('quantity').replace(',', '.'))),
    ...given('unit', cell('unit')),
    ...given('store', cell('store')),
    ...given('note', cell('note')),
    ...given('price', baniOf(cell('price'))),
    ...(category && { category }),
  }
}

function given<Key extends keyof GivenFields>(key: Key, value: string): GivenFields {
  return value === '' ? {} : { [key]: value }
}

/** Returns a price in bani: '7,49' and '7.49 lei' are '749', '1.200' is '120000'; '' for a text that is no price. */
function baniOf(text: string): string {
  const [, lei, bani = ''] = /^(\d{1,5}|\d{1,2}(?:\.\d{3})+)(?:[.,](\d{1,2}))?(?:\s*lei)?$/.exec(text) ?? []
  return lei === undefined ? '' : String(Number(lei.replace('.', '')) * 100 + Number(bani.padEnd(2, '0')))
}
