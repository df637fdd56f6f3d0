/**
 * Runs a rule from the shell: `npm run -s rules -- NAME` reads JSON lines and answers each with one JSON line.
 *
 * | rule     | line                                    | answer                                                                      |
 * | -------- | --------------------------------------- | --------------------------------------------------------------------------- |
 * | parse    | {"in": …, "stores"?: [names]}           | {"items": [item], "refused": [{"text", "problem"}]}                         |
 * | spoken   | {"in": …, "stores"?: [names]}           | the same, with "commands"?: [{"kind", "name", "quantity"?, "unit"?}]        |
 * | category | {"name": …}                             | {"category"}                                                                |
 * | merge    | {"a", "b"}                              | {"same", "sum"?: {"quantity", "unit"}}                                      |
 * | food     | {"name": …}                             | {"food": {"slug", "name"} or null}                                          |
 * | due      | {"today", "shops": [{"date", "items"}]} | [{"name", "everyDays", "sinceDays", "isDue"}], due first                    |
 * | aisles   | {"shops": [categories]}                 | the learned order of the categories                                         |
 * | deposit  | {"name", "quantity"?, "unit"?}          | {"containers", "bani", "asks"}; null for both where it asks                  |
 * | vouchers | {"name", "category"?}                   | {"allowed"}                                                                 |
 * | import   | {"file"?, "text"} or {"file"?, "base64"} | {"kind", "items", "unread", "people"?}                                      |
 * | recipe   | the same                                | the same                                                                    |
 * | suggest  | {"typed"}                               | {"suggestions": [names]}                                                    |
 *
 * A parsed item is {"name", "quantity", "unit", "note"?, "store"?, "price"?}, its price in bani; "stores" are a list's own.
 * A date has the form "2026-11-22"; the categories of a shop are in the order in which they were ticked, the oldest shop
 * first. An item is {"name", "quantity"?, "unit"?}, as typed or as stored; null means absent. "kind" is the recognised format,
 * such as "csv" or "unknown"; items that were done in their file have "done": true, and "unread" is the number of lines and
 * records that were neither offered nor empty. A line that is not a JSON
 * object, or lacks its text, is answered with {"error": …} and does not stop the others.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { detectCategory } from '../src/domain/category/detect-category.ts'
import { foodIn, readFoodNames } from '../src/domain/food-match/food-match.ts'
import { itemsOfImport } from '../src/domain/import/import-rows.ts'
import { readImport } from '../src/domain/import/read-import.ts'
import { storedAmount } from '../src/domain/item/amount.ts'
import { categoryKeys, itemDefaults } from '../src/domain/item/fields.ts'
import { cleanText } from '../src/domain/lib/check.ts'
import type { MergedFields } from '../src/domain/merge/merge.ts'
import { learnedOrder } from '../src/domain/shop/aisles.ts'
import {
  allWords,
  depositOf,
  dueThings,
  isVoucherFood,
  mergeItems,
  parseItems,
  readSpoken,
  suggestionsFor,
} from '../src/domain/with-all-words.ts'
import { readFile } from '../src/list/import/read-file.ts'

type Line = Record<string, unknown>
/** Returns the answer, or a promise of it. */
type Rule = (line: Line) => unknown

/** The rules, each created when it is needed, because reading the guide's files takes longer than reading the vocabulary. */
const rules: Readonly<Record<string, () => Rule | Promise<Rule>>> = {
  parse: () => (line) => withNumbers(parseItems(textOf(line, 'in'), ownStores(line))),
  spoken: () => (line) => {
    const { commands, isTalk: _, ...read } = readSpoken(textOf(line, 'in'), ownStores(line))
    return { ...withNumbers(read), ...(commands.length > 0 && { commands }) }
  },
  category: () => (line) => ({ category: detectCategory(textOf(line, 'name')) }),
  merge: () => (line) => mergeItems(itemOf(line, 'a'), itemOf(line, 'b')),
  food: makeFoodRule,
  due: () => (line) => dueThings(read(z.iso.date(), line, 'today'), read(shops, line, 'shops')),
  aisles: () => (line) => learnedOrder(read(walks, line, 'shops')),
  deposit: () => (line) => {
    const deposit = depositOf(itemOf({ item: line }, 'item'))
    return { ...deposit, bani: deposit.asks ? null : deposit.bani }
  },
  vouchers: () => (line) => ({
    allowed: isVoucherFood({
      name: cleanText(textOf(line, 'name')),
      category: read(category.default(''), line, 'category'),
    }),
  }),
  import: () => readImported,
  recipe: () => readImported,
  suggest: () => (line) => ({
    suggestions: suggestionsFor({ text: textOf(line, 'typed'), history: [], pending: [] }).map(
      ({ name }) => name,
    ),
  }),
}

const fileSchema = z.union([
  z.object({ file: z.string().default(''), text: z.string() }),
  z.object({ file: z.string().default(''), base64: z.base64() }),
])
const shops = z.array(z.object({ date: z.iso.date(), items: z.array(z.string()) }))
const walks = z.array(z.array(z.enum(categoryKeys)))
const category = z.enum([...categoryKeys, ''])

function ownStores(line: Line): string[] {
  return read(z.array(z.string()).default([]), line, 'stores')
}

function withNumbers({ items, refused }: ReturnType<typeof parseItems>) {
  return { items: items.map(withNumber), refused }
}

function withNumber<Item extends { price?: string }>({ price, ...item }: Item) {
  return { ...item, ...(price && { price: Number(price) }) }
}

class LineError extends Error {}

function read<Value>(schema: z.ZodType<Value>, line: Line, key: string): Value {
  const { data, success } = schema.safeParse(line[key])
  if (!success) throw new LineError(`"${key}" is missing, or is not as it must be`)
  return data
}

function textOf(line: Line, key: string): string {
  const text = line[key]
  if (typeof text !== 'string') throw new LineError(`"${key}" must be a text`)
  return text
}

/** Reads a file as a browser does, with its encoding, or a pasted text. */
async function readImported(line: Line) {
  const given = read(fileSchema, { given: line }, 'given')
  const imported =
    'text' in given
      ? readImport(given.text, given.file)
      : await readFile(given.file, Buffer.from(given.base64, 'base64'))
  const { items, unread } = itemsOfImport(allWords(), imported)
  const { format: kind, servings: people } = imported
  return { kind, items: items.map(withNumber), unread, ...(people && { people }) }
}

async function makeFoodRule(): Promise<Rule> {
  const { readFoodsFile } = await import('./lib/guide/foods-file.ts')
  const names = readFoodNames(readFoodsFile())
  return (line) => {
    const name = cleanText(textOf(line, 'name'))
    const food = foodIn(allWords(), names, name, detectCategory(name))
    return { food: food ? { slug: food.slug, name: food.name } : null }
  }
}

function itemOf(line: Line, key: string): MergedFields {
  const item = line[key]
  if (typeof item !== 'object' || item === null) throw new LineError(`"${key}" must be an item`)
  const { quantity, unit }: Line = { ...item }
  const name = cleanText(textOf({ ...item }, 'name'))
  return {
    name,
    ...storedAmount(String(quantity ?? itemDefaults.quantity), String(unit ?? itemDefaults.unit)),
  }
}

function readLine(text: string): Line {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    throw new LineError('not JSON')
  }
  throw new LineError('not a JSON object')
}

async function answer(rule: Rule, text: string): Promise<unknown> {
  try {
    return await rule(readLine(text))
  } catch (error) {
    if (error instanceof LineError) return { error: error.message }
    throw error
  }
}

async function run(rule: Rule): Promise<void> {
  const lines = readFileSync(0, 'utf8').split('\n')
  // The text after the last line break is a line only when it is not empty.
  if (lines.at(-1) === '') lines.pop()
  const answers: string[] = []
  for (const line of lines) answers.push(`${JSON.stringify(await answer(rule, line))}\n`)
  process.stdout.write(answers.join(''))
}

const name = process.argv[2] ?? ''
const rule = Object.hasOwn(rules, name) ? await rules[name]?.() : undefined
if (rule) {
  await run(rule)
} else {
  process.stderr.write(`There is no rule "${name}"; the rules are: ${Object.keys(rules).join(', ')}.\n`)
  process.exitCode = 2
}
