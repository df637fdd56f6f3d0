import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readCleanFields } from '../../../../src/domain/import/clean-fields.ts'
import { readImport } from '../../../../src/domain/import/read-import.ts'
import { rowsOf } from '../../../../src/domain/import/table.ts'
import { unitLabel } from '../../../../src/domain/item/shown-amount.ts'
import { cleanText, nameProblem, noteProblem } from '../../../../src/domain/lib/check.ts'
import { listAsCsv, listsAsCsv } from '../../../../src/list/export/list-as-csv.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const head = 'Produs,Cantitate'

describe('a cell', () => {
  it.each<[what: string, line: string, cells: string[]]>([
    ['that begins with a quoted word', '"Zuzu" iaurt,2', ['"Zuzu" iaurt', '2']],
    ['with a quoted word inside', 'iaurt "Zuzu" mic,2', ['iaurt "Zuzu" mic', '2']],
    ['that ends with a quoted word', 'iaurt "Zuzu",2', ['iaurt "Zuzu"', '2']],
    ['of inches', 'pizza 12",2', ['pizza 12"', '2']],
    ['with quoted words at both ends', '"Zuzu" iaurt "mic",2', ['"Zuzu" iaurt "mic"', '2']],
    [
      'with a separator in the quoted word that it begins with',
      '"Zuzu, mic" iaurt,2',
      ['"Zuzu, mic" iaurt', '2'],
    ],
    ['that is quoted', '"iaurt, mic",2', ['iaurt, mic', '2']],
    ['that is quoted, with blanks around', ' "iaurt, mic" ,2', ['iaurt, mic', '2']],
    ['with doubled quotes', '"iaurt ""Zuzu"" mic",2', ['iaurt "Zuzu" mic', '2']],
    ['that is a quoted word in quotes', '"""Zuzu"" iaurt",2', ['"Zuzu" iaurt', '2']],
    ['with doubled quotes, and not quoted', 'iaurt ""Zuzu"",2', ['iaurt ""Zuzu""', '2']],
    ['of a quote', '"""",2', ['"', '2']],
    ['that is quoted and empty', '"",2', ['', '2']],
    ['with a quote that is not closed', '"Zuzu iaurt,2', ['"Zuzu iaurt', '2']],
    ['with a quote that is closed too often', '"Zuzu"" iaurt,2', ['"Zuzu"" iaurt', '2']],
    ['that is last, with a quoted word', '2,"Zuzu" iaurt', ['2', '"Zuzu" iaurt']],
    ['that is last, and not closed', '2,"Zuzu', ['2', '"Zuzu']],
  ])('%s', (_, line, cells) => {
    expect(rowsOf(`${head}\n${line}\nlapte,1`)).toEqual([['Produs', 'Cantitate'], cells, ['lapte', '1']])
    expect(rowsOf(`${head}\r\n${line}`)).toEqual([['Produs', 'Cantitate'], cells])
    const bySemicolons = rowsOf(`Produs;Cantitate\n${line.replaceAll(',', ';')}`)
    expect(bySemicolons[1]).toEqual(cells.map((cell) => cell.replaceAll(',', ';')))
    const byTabs = rowsOf(`Produs\tCantitate\n${line.replaceAll(',', '\t')}`)
    expect(byTabs[1]).toEqual(cells.map((cell) => cell.replaceAll(',', '\t')))
  })

  it.each<[what: string, text: string, rows: string[][]]>([
    [
      'with a line’s end',
      `${head}\r\n"iaurt\r\nmic",2\r\nlapte,1\r\n`,
      [
        ['iaurt\r\nmic', '2'],
        ['lapte', '1'],
      ],
    ],
    [
      'that is not closed, before a quoted one',
      `${head}\n"Zuzu,2\n"lapte",1`,
      [
        ['"Zuzu', '2'],
        ['lapte', '1'],
      ],
    ],
    [
      'that is not closed, before a quote inside',
      `${head}\n"Zuzu,2\nlapte "bun",1`,
      [
        ['"Zuzu', '2'],
        ['lapte "bun"', '1'],
      ],
    ],
    [
      'that is not closed, in each line',
      `${head}\n"a,2\n"b,1\n"c,3`,
      [
        ['"a', '2'],
        ['"b', '1'],
        ['"c', '3'],
      ],
    ],
    [
      'before lines that end by CR alone',
      `${head}\r"Zuzu" iaurt,2\rlapte,1\r`,
      [
        ['"Zuzu" iaurt', '2'],
        ['lapte', '1'],
      ],
    ],
    ['behind a byte order mark', `\ufeff"Produs","Cantitate"\n"a",1`, [['a', '1']]],
    ['behind empty lines', `\n\r\n${head}\na,1`, [['a', '1']]],
    ['below a head with other separators in quotes', '"Produs; fel; marcă",Cantitate\na,1', [['a', '1']]],
    ['of a row with fewer', `${head}\na\nb,1`, [['a'], ['b', '1']]],
    [
      'that is empty, at the end',
      `${head}\na,\n,1`,
      [
        ['a', ''],
        ['', '1'],
      ],
    ],
  ])('%s', (_, text, rows) => {
    expect(rowsOf(text).slice(1)).toEqual(rows)
  })
})

test('a name that begins with a quoted word keeps all its letters', () => {
  const { format, things } = readImport('Produs,Cantitate\n"Zuzu" iaurt,2\n"Zuzu iaurt,3\nlapte "bun",1\n')
  expect(format).toBe('csv')
  expect(things.map(({ text }) => text)).toEqual(['"Zuzu" iaurt', '"Zuzu iaurt', 'lapte "bun"'])
})

const separator = fc.constantFrom(',', ';', '\t')
const end = fc.constantFrom('\n', '\r\n')
/** Texts with characters that make cells hard to read. */
const cellText = fc
  .array(fc.constantFrom('"', '""', ',', ';', '\t', ' ', 'a', 'lapte', '\n', '\r\n', 'ș'), { maxLength: 8 })
  .map((parts) => parts.join('').trim())

/** Rows that are at least as wide as their header; none is empty. */
const tableArbitrary = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cellText, { minLength: width, maxLength: width }), { maxLength: 6 }))
  .map((rows) => [(rows[0] ?? ['', '']).map((_, at) => `c${at}`), ...rows.filter((row) => row.some(Boolean))])

test('a table by the standard is read as by another reader of it', () => {
  fc.assert(
    fc.property(tableArbitrary, separator, end, fc.boolean(), (rows, by, newLine, hasEnd) => {
      const lines = rows.map((row) => row.map((cell) => quoted(cell, by)).join(by))
      const text = lines.join(newLine) + (hasEnd ? newLine : '')
      expect(rowsOf(text)).toEqual(rows)
      expect(parse(text, { delimiter: by, relax_column_count: true })).toEqual(rows)
    }),
  )
})

function quoted(cell: string, by: string): string {
  return /["\r\n]/.test(cell) || cell.includes(by) ? `"${cell.replaceAll('"', '""')}"` : cell
}

test('no letter of any text is lost, and none comes to it', () => {
  const parts = fc.array(fc.constantFrom('"', '""', ',', ';', '\t', ' ', '\n', '\r\n', '\r', 'a', 'b', 'ș'))
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  fc.assert(
    fc.property(parts, (given) => {
      const text = given.join('')
      expect(letters(rowsOf(text).flat().join(''))).toBe(letters(text))
    }),
    { numRuns: 2_000 },
  )
})

const word = fc.stringMatching(/^[+\-@']{0,2}["']?[a-zăâîșț0-9 ,;:"'%+@-]{0,20}[a-zăâîșț"]$/).map(cleanText)
const itemArbitrary = fc.record({
  name: word.filter((text) => nameProblem(text) === undefined),
  quantity: fc.constantFrom('1', '2.5', '0.25', '2-3'),
  unit: fc.constantFrom('st', 'kg', 'l', 'pachet'),
  category: fc.constantFrom('lactate' as const, 'altele' as const, 'paine' as const),
  completed: fc.boolean(),
  note: fc.oneof(fc.constant(''), word).filter((text) => noteProblem(text) === undefined),
  store: fc.constantFrom('', 'Lidl', '"La Doi Pași"', '-10%'),
  price: fc.constantFrom('', '749', '5', '120000'),
})

test('our own table is read back whole', () => {
  fc.assert(
    fc.property(
      fc.array(itemArbitrary, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (given, areSeveral) => {
        const items = given.map((fields) => itemOf(fields))
        const lists = [
          { name: 'a "b"; c', items },
          { name: 'd', items },
        ]
        const categoryOf = ({ category }: { category: string }) => (category || 'altele') as 'altele'
        const text = areSeveral ? listsAsCsv(lists, categoryOf) : listAsCsv(items, categoryOf)
        // In a table, an item without a unit counts as pieces, as on the screen.
        const expected = given.map(({ name, completed, unit, ...fields }) => ({
          text: name,
          isTicked: completed,
          fields: Object.fromEntries(
            Object.entries({ ...fields, unit: unitLabel(unit) }).filter(([, value]) => value !== ''),
          ),
        }))
        const read = readImport(text)
        expect(read.format).toBe('csv')
        const things = read.things.map((thing) => ({ ...thing, fields: readCleanFields(thing.fields) }))
        expect(things).toEqual(areSeveral ? [...expected, ...expected] : expected)
      },
    ),
  )
})

test('the time for a table grows with its length alone', () => {
  const parts = [
    '"',
    '""',
    '"a',
    ',"a',
    ',"""',
    '\n"a',
    '"\n',
    '"a,"',
    ' ',
    ',',
    '\r',
    '" ',
    '"a" b,',
    '"""a\n',
  ]
  for (const part of parts) {
    const table = (length: number) => `a,b\n${part.repeat(length / part.length)}`
    const short = msOf(() => rowsOf(table(30_000)))
    const long = msOf(() => rowsOf(table(960_000)))
    // The text is 32 times as long, which would take 1,024 times as long in quadratic time.
    expect([part, long < 250 * Math.max(short, 1)]).toEqual([part, true])
  }
})

/** Shortest CPU time of three runs, which does not depend on other work of the machine. */
function msOf(work: () => void): number {
  const took = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...took)
}
