import { expect, test } from 'vitest'
import { detectCategory, effectiveCategory } from '../../../../src/domain/category/detect-category.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { nameKey, parseItems, readSpoken, suggestionsFor } from '../../../../src/domain/with-all-words.ts'
import { judge, type Row, readTable, written } from './table.ts'

/** Reads typed text; adds the categories where the row states them. */
function readTyped({ input, expected }: Row): string {
  const { items } = parseItems(input)
  if (!expected.includes('{category:')) return written(items)
  return items
    .map((item) => `${written([item])} {category: ${effectiveCategory({ name: item.name, category: '' })}}`)
    .join(' | ')
}

/** Reads spoken text; names of commands are compared as rows are. */
function hear({ input, expected }: Row): string {
  const { items, commands } = readSpoken(input)
  if (commands.length === 0) return written(items)
  const told = commands.map((command) => {
    const amount = command.kind === 'set' ? written([{ ...command, name: '' }]) : ''
    return `! ${command.kind} ${nameKey(command.name)}${amount}`
  })
  const said = [...told, ...items.map((item) => written([item]))].join(' | ')
  return said === withKeys(expected) ? expected : said
}

function withKeys(expected: string): string {
  return expected
    .split(' | ')
    .map((text) => text.replace(/^(! \w+ )([^=]+?)(?= =|$)/, (_, kind, name) => kind + nameKey(name)))
    .join(' | ')
}

/** Returns the expected product if one of the suggestions is that product or has all its words. */
function suggest({ input, expected }: Row): string {
  const names = suggestionsFor({ text: input, history: [], pending: [] }).map(({ name }) => name)
  const words = fold(expected).split(' ')
  const isMeant = (name: string) =>
    nameKey(name) === nameKey(expected) || words.every((word) => fold(name).includes(word))
  return names.some(isMeant) ? expected : names.join(', ')
}

/** Least share of rows that are right: the present one. The aim is 0.97 of each table. */
test.each([
  ['typed.txt', readTyped, 0.99],
  ['spoken.txt', hear, 0.99],
  ['beginnings.txt', suggest, 0.98],
  ['family-typed.txt', readTyped, 0.97],
  ['family-spoken.txt', hear, 0.93],
  ['shelf.txt', ({ input }: Row) => detectCategory(input), 1],
] as const)('rows of %s are read as their author means them', (name, read, least) => {
  const { wrong, share } = judge(readTable(name), read)
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least)
})
