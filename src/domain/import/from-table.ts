import { categoryKeys } from '../item/fields.ts'
import { quantityProblem } from '../lib/check.ts'
import { fold } from '../lib/fold.ts'
import { mostLines } from '../lib/reading-limits.ts'
import { type GivenFields, type Imported, type ImportedThing, thingOf, unknownImport } from './imported.ts'
import { isYes } from './json-value.ts'
import { rowsOf, separators } from './table.ts'
import { type Column, columnsWithoutNames, type Header, headerIn, isProductColumn } from './table-columns.ts'

/** The beginning of a text, where the names of the columns are. */
const headLength = 8_000
/** Rows before the names of the columns, such as a title. */
const mostRowsBefore = 10

/** Reads a table with a row that names its columns; undefined for any other text. */
export function fromTable(text: string): Imported | undefined {
  const whole = bare(text)
  const head = whole.slice(0, headLength)
  const separator = separators.find((one) => headerOf(rowsOf(head, one)))
  if (separator === undefined) return undefined
  const rows = rowsOf(whole, separator)
  const found = headerOf(rows)
  return found && readRecords(found.header, rows.slice(found.place + 1))
}

/**
 * Reads a table without names of its columns: products with amounts, or a column of products alone. Any other table is an
 * unknown file; undefined for a text that is no table.
 *
 * @param isNamedTable true for a file whose name is that of a table
 */
export function fromOtherTable(text: string, isNamedTable: boolean): Imported | undefined {
  const whole = bare(text)
  const lines = whole
    .slice(0, headLength)
    .split(/[\r\n]+/)
    .slice(0, mostRowsBefore)
    .filter((line) => line.trim() !== '')
  const separator = separators.find((one) => isTableBy(one, lines, isNamedTable))
  if (separator === undefined)
    return isNamedTable && isProductColumn(lines[0] ?? '')
      ? readRecords(
          oneColumn,
          whole
            .split(/[\r\n]+/, mostLines)
            .slice(1)
            .map((line) => [line.trim()]),
        )
      : undefined
  const rows = rowsOf(whole, separator)
  const header = columnsWithoutNames(rows)
  return header ? readRecords(header, rows) : unknownImport
}

const oneColumn: Header = { format: 'csv', isOfProducts: true, places: new Map([['name', 0]]), width: 1 }

/** True if lines have the same number of cells, and one a number or a date; a file named as a table needs no number. */
function isTableBy(separator: string, lines: readonly string[], isNamedTable: boolean): boolean {
  const [first = 0, ...others] = lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length)
  const isEven = first > 1 && others.every((count) => count === first)
  if (isNamedTable) return isEven
  const hasFigure = lines.slice(1).some((line) => line.split(separator).some((cell) => figure.test(cell)))
  return isEven && others.length > 0 && hasFigure && (first > 2 || separator === '\t')
}

/** A cell with a number or a date alone. */
const figure = /^-?\d[\d.:,/T-]*$/

/** Returns a table of Markdown without its outer bars and the line below its names. */
function bare(text: string): string {
  const whole = text.replace(/^\ufeff/, '')
  if (!/^\s*\|/.test(whole)) return whole
  return whole
    .split(/\r?\n/)
    .filter((line) => !/^[|:\s-]+$/.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, ''))
    .join('\n')
}

function headerOf(rows: readonly string[][]): { header: Header; place: number } | undefined {
  for (const [place, row] of rows.slice(0, mostRowsBefore).entries()) {
    const header = headerIn(row)
    if (header) return { header, place }
  }
  return undefined
}

type Cell = (column: Column) => string

function readRecords(header: Header, rows: readonly string[][]): Imported {
  const things: ImportedThing[] = []
  const unread: string[] = []
  for (const row of rows) {
    const cell: Cell = (column) => unguarded(row[header.places.get(column) ?? -1] ?? '')
    const remark = header.format === 'todoist' && cell('kind') === 'note' ? cell('name') : ''
    if (remark) addNote(things, remark)
    else if (isGoneOrHeading(header, row, cell)) continue
    else if (!header.isOfProducts && cell('quantity').startsWith('-')) return unknownImport
    else if (cell('name') === '') unread.push(row.filter(Boolean).join(' · '))
    else things.push(...recordsOf(header, cell))
  }
  return { format: header.format, name: '', things, unread }
}

/** A comment of Todoist, which follows its task. */
function addNote(things: ImportedThing[], note: string): void {
  const last = things.pop()
  if (last)
    things.push({
      ...last,
      fields: { ...last.fields, note: [last.fields.note, note].filter(Boolean).join(', ') },
    })
}

/** True for an archived row, and for one that holds only a number or the name of a section. */
function isGoneOrHeading({ format, width }: Header, row: readonly string[], cell: Cell): boolean {
  if (format === 'todoist' && cell('kind') !== 'task') return true
  if (isYes(fold(cell('gone')))) return true
  const [first = '', ...others] = row
  return width > 2 && others.every((one) => one === '') && (cell('name') === '' || row.length < width)
    ? first !== ''
    : false
}

/** Marks of the entries of a checklist in TickTick: open and done. */
const checklist = /^[▫▪]/

/** A mark of tasks that cannot be ticked, and labels. */
const todoistMarks = /^\* | @[^\s@]+/g

function recordsOf(header: Header, cell: Cell): ImportedThing[] {
  const entries = cell('note').split(/\r?\n/)
  if (entries.every((entry) => checklist.test(entry)))
    return entries.map((entry) => thingOf(entry.slice(1).trim(), entry.startsWith('▪')))
  const state = fold(cell('ticked'))
  // TickTick counts: 0 is open, 1 and 2 are done.
  const isTicked = isYes(state) || (header.format === 'ticktick' && state === '2')
  const name = header.format === 'todoist' ? cell('name').replace(todoistMarks, '') : cell('name')
  return [{ ...thingOf(name, isTicked, fieldsBy(cell)), ...amountBy(cell) }]
}

/** Returns a cell without the apostrophe that keeps spreadsheets from reading it as a formula. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '')
}

/** Numbers without a unit, as they are stored. */
const plainNumber = /^\d+(?:,\d{1,3}|\.\d{1,2})?(?: ?- ?\d+(?:[.,]\d+)?)?$/
const pack = /^\d+ ?[x×] ?\d+(?:[.,]\d+)?$/i
/** Words that programs write for an empty cell. */
const nothing = /^(?:undefined|null|none|-|0)$/i

function quantityOf(text: string): string {
  const number = pack.test(text) ? text.replace(/ ?[x×] ?/i, 'x') : plainNumber.test(text) ? text : ''
  const quantity = number.replace(/,/g, '.').replace(/ /g, '')
  return quantityProblem(quantity) ? '' : quantity
}

/** Returns an amount with a unit in the column of the quantity: '2 l', 'x3'. */
function amountBy(cell: Cell): Pick<ImportedThing, 'amount'> {
  const text = cell('quantity')
  if (text === '' || nothing.test(text) || quantityOf(text) !== '') return {}
  const unit = cell('unit')
  return { amount: /^[\d½¼¾\s/x×.,-]+$/i.test(text) && unit ? `${text.replace(/ ?× ?/, 'x')} ${unit}` : text }
}

function fieldsBy(cell: Cell): GivenFields {
  const category = categoryKeys.find((key) => key === fold(cell('category')))
  return {
    ...given('quantity', quantityOf(cell('quantity'))),
    ...given('unit', nothing.test(cell('unit')) ? '' : cell('unit')),
    ...given('store', cell('store')),
    ...given('note', cell('note').replace(/\s+/g, ' ')),
    ...given('price', baniOf(cell('price'))),
    ...(category && { category }),
  }
}

function given<Key extends keyof GivenFields>(key: Key, value: string): GivenFields {
  return value === '' ? {} : { [key]: value }
}

const price = /^(?:lei |ron )?(\d{1,5}|\d{1,2}(?:\.\d{3})+)(?:[.,](\d{1,2}))?(?:\s*(?:lei|ron))?$/i

/** Returns a price in bani: '7,49' and '7.49 lei' are '749', '1.200' is '120000'; '' for a text that is no price. */
function baniOf(text: string): string {
  const [, lei, bani = ''] = price.exec(text) ?? []
  return lei === undefined ? '' : String(Number(lei.replace('.', '')) * 100 + Number(bani.padEnd(2, '0')))
}
