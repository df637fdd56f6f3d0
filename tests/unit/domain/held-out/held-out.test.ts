import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import type { CategoryKey } from '../../../../src/domain/item/fields.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { learnedOrder } from '../../../../src/domain/shop/aisles.ts'
import {
  depositOf,
  dueThings,
  isVoucherFood,
  nameKey,
  parseItems,
  readSpoken,
} from '../../../../src/domain/with-all-words.ts'

// biome-ignore lint/suspicious/noExplicitAny: the types of inputs and answers differ between the tables
type Row = { input: any; expected: any }

/** Returns rows whose author had not seen the rules; the field `unsure` is the author's too. */
function rowsOf(table: string): Row[] {
  const lines = readFileSync(join(import.meta.dirname, `${table}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** Returns the fields of items and commands as texts, independent of the spelling of names. */
function said(items: readonly Record<string, unknown>[]) {
  return items.map(({ kind = '', name, quantity, unit, note = '', store = '', price = '' }) =>
    [kind, name, quantity, unit, note, store, price].map((text) => fold(String(text))).join(' | '),
  )
}

function read({ items, refused }: Pick<ReturnType<typeof parseItems>, 'items' | 'refused'>): string[] {
  return [...said(items.map((item) => ({ ...item }))), ...refused.map(({ text }) => `refused: ${text}`)]
}

const folded = (names: readonly string[]) => names.map(fold).sort()

/** For each table, the rule's result for an input and the expected result. */
const rules: Record<string, (row: Row) => [told: unknown, expected: unknown]> = {
  parse: ({ input, expected }) => [read(parseItems(input.in)), said(expected.items)],
  spoken: ({ input, expected }) => [read(readSpoken(input.in)), said(expected.items)],
  commands: ({ input, expected }) => {
    const { commands, items } = readSpoken(input)
    return [
      [said(commands), folded(items.map(({ name }) => name))],
      [said(expected.commands), folded(expected.adds)],
    ]
  },
  pasted: ({ input, expected }) => [read(parseItems(input.in)), said(expected.items)],
  same: ({ input: [one, other], expected }) => [nameKey(one) === nameKey(other), expected],
  category: ({ input, expected }) => {
    const told = detectCategory(input)
    return [told, expected.includes(told) ? told : expected]
  },
  deposit: ({ input, expected }) => [depositOf(input), expected],
  vouchers: ({ input, expected }) => [isVoucherFood({ ...input, category: '' }), expected.allowed],
  due: ({ input, expected }) => {
    const things = dueThings(input.today, input.shops)
    const names = (isDue: boolean) =>
      folded(things.filter((one) => one.isDue === isDue).map(({ name }) => name))
    return [
      [names(true), names(false)],
      [folded(expected.due), folded(expected.notDue)],
    ]
  },
  aisles: ({ input, expected }) => {
    const order: CategoryKey[] = learnedOrder(input.shops)
    const isBefore = ([one, other]: [CategoryKey, CategoryKey]) => {
      return order.includes(one) && order.indexOf(one) < order.indexOf(other)
    }
    return [expected.before.filter(isBefore), expected.before]
  },
}

/** Least shares of tables that are harder than the others. */
const harder: Readonly<Record<string, number>> = { 'commands-second': 0.83 }

function wrongOf(table: string): unknown[] {
  return rowsOf(table).flatMap(({ input, expected: wanted }) => {
    const rule = rules[table] ?? rules[table.replace(/-second$/, '')]
    const [told, expected] = rule?.({ input, expected: wanted }) ?? expect.unreachable()
    return JSON.stringify(told) === JSON.stringify(expected) ? [] : [{ table, input, told, expected }]
  })
}

test('of texts by a person new to the rules, 97 % are read as meant', () => {
  const tables = Object.keys(rules)
  const wrong = tables.flatMap(wrongOf)
  const share = 1 - wrong.length / tables.flatMap(rowsOf).length
  expect(share, JSON.stringify(wrong, undefined, 1)).toBeGreaterThanOrEqual(0.97)
})

test.each(Object.entries(harder))('of %s, so many are', (table, least) => {
  const wrong = wrongOf(table)
  const share = 1 - wrong.length / rowsOf(table).length
  expect(share, JSON.stringify(wrong, undefined, 1)).toBeGreaterThanOrEqual(least)
})
