import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readFoodFiles } from '../../../scripts/lib/guide/read-files.ts'
import { fold } from '../../../src/domain/lib/fold.ts'
import { allergenCodes, allergenNames } from '../../../src/guide/allergens.ts'
import { textsOf } from '../../../src/guide/checks/prose.ts'
import { type Food, joinFood } from '../../../src/guide/food.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import type { Nutrient, Nutrition } from '../../../src/guide/nutrition/nutrients.ts'
import { shownNutrient } from '../../../src/guide/nutrition/nutrition.ts'
import type { KeepingFact } from '../../../src/guide/tables/table-rows.ts'
import { tables } from '../../../src/guide/tables/tables.ts'
import { foodQuestions } from '../../../src/i18n/guide/food-questions.ts'

/**
 * A statement that a page has to make, or must not make. Written from general knowledge and the named source, not from
 * the page.
 */
const statement = z.object({
  page: z.string(),
  part: z.enum([
    'allergens',
    'safety',
    'keeping',
    'freezing',
    'nutrition',
    'cooked',
    'measure',
    'title',
    'question',
    'page',
  ]),
  rule: z.string(),
  value: z.string(),
  source: z.string().min(5),
})

type Statement = z.infer<typeof statement>

interface ReadFood {
  food: Food
  text: string
  keeping: readonly KeepingFact[]
}

type Check = (read: ReadFood, value: string) => boolean

const hours = { hours: 1, days: 24, weeks: 168, months: 730, years: 8_760 } as const
const isUnit = (unit: string): unit is keyof typeof hours => unit in hours

const nameOf = (value: string) => {
  const code = allergenCodes.find((one) => one === value)
  if (!code) throw new Error(`No allergen is called "${value}".`)
  return allergenNames[code]
}
const safetyOf = ({ food }: ReadFood) => fold(food.safety.map(({ text }) => text).join('\n'))
const everything = ({ food, text }: ReadFood) =>
  fold([text, ...food.safety.map((one) => one.text)].join('\n'))
const questionsOf = (food: Food) =>
  fold([...food.faq, ...foodQuestions(food)].map(({ question }) => question).join('\n'))
const depending = ({ food }: ReadFood) => food.recipeAllergens
const said = (read: ReadFood) => [...read.food.allergens, ...depending(read), ...read.food.possibleAllergens]

/** "calories 115 145" */
const nutrientIn = (value: string) => value.split(' ', 1)[0] as Nutrient

function isBetween(nutrition: Nutrition, value: string): boolean {
  const [, least, most] = value.split(' ')
  const amount = nutrition[nutrientIn(value)] ?? Number.NaN
  return amount >= Number(least) && amount <= Number(most)
}

const checks: Readonly<Record<string, Check>> = {
  'allergens contains': ({ food }, value) => food.allergens.includes(nameOf(value)),
  'allergens not contains': ({ food }, value) => !food.allergens.includes(nameOf(value)),
  'allergens depends': (read, value) => depending(read).includes(nameOf(value)),
  'allergens contains or depends': (read, value) =>
    [...read.food.allergens, ...depending(read)].includes(nameOf(value)),
  'allergens lacks': (read, value) => !said(read).includes(nameOf(value)),
  'allergens none': (read) => said(read).length === 0,
  'allergens some': (read) => said(read).length > 0,
  'safety says': (read, value) => new RegExp(value).test(safetyOf(read)),
  'page lacks': (read, value) => !new RegExp(value).test(everything(read)),
  'page says': (read, value) => new RegExp(value).test(everything(read)),
  'keeping at most': ({ keeping }, value) => {
    const [place, state, count, unit = ''] = value.split(' ')
    if (!isUnit(unit)) throw new Error(`"${unit}" is no unit of time.`)
    const most = Number(count) * hours[unit]
    return keeping
      .filter((row) => row.place === place && row.state === state)
      .every((row) => !isUnit(row.unit) || (row.to ?? 0) * hours[row.unit] <= most)
  },
  'keeping answers': ({ keeping }, value) =>
    keeping.some(({ state, place, to, unit }) => `${state} ${place} ${to} ${unit}` === value),
  'keeping best': ({ food }, value) =>
    food.keeping.find(({ isRecommended }) => isRecommended)?.place === value,
  'freezing possible': ({ food }) => food.canFreeze,
  'freezing says': ({ food }, value) => new RegExp(value).test(fold(food.freezingTip ?? '')),
  'freezing lacks': ({ food }, value) => !new RegExp(value).test(fold(food.freezingTip ?? '')),
  'nutrition between': ({ food }, value) =>
    food.nutrition[nutrientIn(value)] === undefined || isBetween(food.nutrition, value),
  'cooked between': ({ food }, value) => isBetween(food.cooked?.nutrition ?? {}, value),
  'measure between': ({ food }, value) => {
    const [, name = '', least, most] = /^(.*) ([\d.]+) ([\d.]+)$/.exec(value) ?? []
    const named = food.measures.filter((one) => new RegExp(`^${name}`).test(fold(one.name)))
    return named.length > 0 && named.every(({ grams }) => grams >= Number(least) && grams <= Number(most))
  },
  'title says': ({ food }, value) => new RegExp(value).test(fold(food.metaTitle)),
  'question says': ({ food }, value) => new RegExp(value).test(questionsOf(food)),
  'question lacks': ({ food }, value) => !new RegExp(value).test(questionsOf(food)),
  'nutrition absent': ({ food }) => Object.keys(food.nutrition).length === 0,
  'nutrition trace': ({ food }, value) => shownNutrient(food, value as Nutrient) === 'urme',
  'nutrition indicative': ({ food }) => food.source?.isIndicative === true,
  'nutrition exact': ({ food }) => food.source?.isIndicative === false,
  'nutrition at most': ({ food }, value) => {
    const [nutrient = '', most] = value.split(' ')
    return (food.nutrition[nutrient as Nutrient] ?? 0) <= Number(most)
  },
}

const read = new Map(
  readFoodFiles().map(({ slug, head, description }) => [
    slug,
    {
      food: joinFood(tables, slug, foodWords.parse(head), description),
      text: textsOf(head, description).join('\n'),
      keeping: tables.keeping.get(slug) ?? [],
    },
  ]),
)

const statements = (
  parse(readFileSync(new URL('facts.csv', import.meta.url)), { columns: true }) as unknown[]
).map((row) => statement.parse(row))

function holds({ page, part, rule, value }: Statement): boolean {
  const [found, check] = [read.get(page), checks[`${part} ${rule}`]]
  if (!found || !check) throw new Error(`No page "${page}", or no rule "${part} ${rule}".`)
  return check(found, value)
}

test('each page makes the statements that general knowledge and its source demand', () => {
  const missing = statements.filter((one) => !holds(one))
  expect(missing.map(({ page, part, rule, value }) => `${page}: ${part} ${rule} ${value}`)).toEqual([])
})

test('there are at least 300 statements, spread over every part of a page', () => {
  expect(statements.length).toBeGreaterThanOrEqual(300)
  const counts = new Map<string, number>()
  for (const { part } of statements) counts.set(part, (counts.get(part) ?? 0) + 1)
  for (const part of statement.shape.part.exclude(['page']).options)
    expect(counts.get(part), part).toBeGreaterThanOrEqual(30)
})

test('at least 331 foods answer how long they keep, by more than the date on the pack', () => {
  const answered = [...read.values()].filter(({ keeping }) =>
    keeping.some(({ unit }) => isUnit(unit) || unit === 'unlimited'),
  )
  expect(answered.length).toBeGreaterThanOrEqual(331)
})
