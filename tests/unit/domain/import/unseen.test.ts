import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOfImport } from '../../../../src/domain/import/import-rows.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'
import { readFile } from '../../../../src/list/import/read-file.ts'
import { readRows } from '../../../../src/list/paste/paste-rows.ts'

/** An item in the notation of the table. */
interface TableItem {
  name: string
  quantity?: string
  unit?: string
  note?: string
  store?: string
  price?: string
  done?: boolean
}

interface TableRow {
  file: string
  kind: 'known' | 'unknown'
  items: TableItem[]
  unread?: number
  people?: number
  either?: true
}

const folder = new URL('unseen/', import.meta.url)
const rows = readFileSync(new URL('expected.jsonl', folder), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as TableRow)

test.each([
  ['files', 0.97],
  ['recipes', 0.97],
])('%s by an unseen author', async (kind, leastShare) => {
  const table = rows.filter(({ file }) => file.startsWith(`${kind}/`))
  const faults = (await Promise.all(table.map(faultOf))).filter((fault) => fault !== undefined)
  const right = table.length - faults.length
  process.stdout.write(
    `${kind}: ${right} of ${table.length} right (${((100 * right) / table.length).toFixed(1)} %)\n${faults.join('\n')}\n`,
  )
  expect(right / table.length).toBeGreaterThanOrEqual(leastShare)
})

/** Reads a file as the screen does. */
async function readAsShown(file: string): Promise<Omit<TableRow, 'file' | 'either'>> {
  const bytes = readFileSync(new URL(file, folder))
  const imported = await readFile(file, bytes)
  const lines = rowsOfImport(allWords(), imported, [])
  const by = { vocabulary: allWords(), ownStores: [], areIngredients: imported.format === 'recipe' }
  const shown = readRows(by, lines, 0)
  const items = shown.flatMap(({ read, wasTicked }) =>
    read.kind === 'item' ? [{ ...read.item, ...(wasTicked && { done: true }) }] : [],
  )
  return {
    kind: imported.format === 'unknown' ? 'unknown' : 'known',
    items,
    unread: shown.length - items.length + (imported.unread?.length ?? 0),
    ...(imported.servings !== undefined && { people: imported.servings }),
  }
}

/** Returns the difference between a row of the table and the file as read; undefined if there is none. */
async function faultOf(row: TableRow): Promise<string | undefined> {
  const read = await readAsShown(row.file)
  const isKind = row.either || read.kind === row.kind
  const areItems =
    read.items.length === row.items.length && row.items.every((item, at) => isSame(item, read.items[at]))
  const isRest = (row.unread === undefined || row.unread === read.unread) && row.people === read.people
  if (isKind && areItems && isRest) return undefined
  const wrong = row.items.filter((item, at) => !isSame(item, read.items[at]))
  return `${row.file}: ${JSON.stringify({ ...read, items: read.items.slice(0, 20) })}\n    wanted: ${JSON.stringify({ kind: row.kind, unread: row.unread, people: row.people, items: wrong })}`
}

function isSame(wanted: TableItem, read: TableItem | undefined): boolean {
  return read !== undefined && isSameQuantity(wanted, read) && written(wanted) === written(read)
}

/** Writes all but the quantity. */
function written({ name, unit = 'st', note = '', store = '', price = '', done = false }: TableItem): string {
  const piece = unit === 'st' ? 'buc' : unit
  return JSON.stringify([name, piece, joined(note), joined(store), price, done])
}

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Thirds and eighths are right within 0.01. */
function isSameQuantity({ quantity: wanted = '1' }: TableItem, { quantity: read = '1' }: TableItem): boolean {
  return wanted === read || Math.abs(Number(wanted) - Number(read)) <= 0.01
}
