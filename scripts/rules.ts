/**
 * Tries a rule from the shell: `npm run -s rules -- NAME` reads JSON lines and answers each with one JSON line.
 *
 * | rule     | line        | answer                                                                      |
 * | -------- | ----------- | --------------------------------------------------------------------------- |
 * | parse    | {"in": …}   | {"items": [{"name", "quantity", "unit"}], "refused": [{"text", "problem"}]} |
 * | spoken   | {"in": …}   | the same                                                                    |
 * | category | {"name": …} | {"category"}                                                                |
 * | merge    | {"a", "b"}  | {"same", "sum"?: {"quantity", "unit"}}                                      |
 * | food     | {"name": …} | {"food": {"slug", "name"} or null}                                          |
 *
 * An item is {"name", "quantity"?, "unit"?}, as it is typed or as it is stored. A line that is not a JSON object, or lacks its
 * text, is answered with {"error": …} and does not stop the others.
 */
import { readFileSync } from 'node:fs'
import { detectCategory } from '../src/domain/category/detect-category.ts'
import { foodIn, readFoodNames } from '../src/domain/food-match/food-match.ts'
import { storedAmount } from '../src/domain/item/amount.ts'
import { itemDefaults } from '../src/domain/item/fields.ts'
import { cleanText } from '../src/domain/lib/check.ts'
import type { MergedFields } from '../src/domain/merge/merge.ts'
import { allWords, mergeItems, parseItems, parseSpoken } from '../src/domain/with-all-words.ts'

type Line = Record<string, unknown>
type Rule = (line: Line) => unknown

/** The rules, each made when it is asked for, because the guide's files take longer to read than all words. */
const rules: Readonly<Record<string, () => Rule | Promise<Rule>>> = {
  parse: () => (line) => parseItems(textOf(line, 'in')),
  spoken: () => (line) => parseSpoken(textOf(line, 'in')),
  category: () => (line) => ({ category: detectCategory(textOf(line, 'name')) }),
  merge: () => (line) => mergeItems(itemOf(line, 'a'), itemOf(line, 'b')),
  food: makeFoodRule,
}

class LineError extends Error {}

function textOf(line: Line, key: string): string {
  const text = line[key]
  if (typeof text !== 'string') throw new LineError(`"${key}" must be a text`)
  return text
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
  const { quantity = itemDefaults.quantity, unit = itemDefaults.unit }: Line = { ...item }
  const name = cleanText(textOf({ ...item }, 'name'))
  return { name, ...storedAmount(String(quantity), String(unit)) }
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

function answer(rule: Rule, text: string): unknown {
  try {
    return rule(readLine(text))
  } catch (error) {
    if (error instanceof LineError) return { error: error.message }
    throw error
  }
}

function run(rule: Rule): void {
  const lines = readFileSync(0, 'utf8').split('\n')
  // The text after the last line break is a line only when it is not empty.
  if (lines.at(-1) === '') lines.pop()
  const answers = lines.map((line) => `${JSON.stringify(answer(rule, line))}\n`)
  process.stdout.write(answers.join(''))
}

const name = process.argv[2] ?? ''
const rule = Object.hasOwn(rules, name) ? await rules[name]?.() : undefined
if (rule) {
  run(rule)
} else {
  process.stderr.write(`There is no rule "${name}"; the rules are: ${Object.keys(rules).join(', ')}.\n`)
  process.exitCode = 2
}
