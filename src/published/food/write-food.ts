import { allergenNames } from '../../guide/allergens.ts'
import { timeOf } from '../../guide/keeping.ts'
import { nutrients } from '../../guide/nutrition/nutrients.ts'
import { months } from '../../guide/season/months.ts'
import { labelSource } from '../../guide/tables/table-rows.ts'
import { keepingWords, labelWord, nutrientUnit } from '../../i18n/admin/food-lines.ts'
import {
  keepingLabels,
  keepingSince,
  keepingStateLabels,
  nutrientLabels,
  safetyLabels,
} from '../../i18n/guide/food-facts.ts'
import { cellEnd, type FoodColumn, type FoodTexts, noChoice } from './food-columns.ts'
import type { WholeFood } from './whole-food.ts'

/** Writes a column of a food; `nameOf` gives the name of a food by its slug. */
type Writer = (food: WholeFood, nameOf: (slug: string) => string) => string

const yesOrNo = (is: boolean) => (is ? 'da' : 'nu')
const lines = (values: readonly string[]) => values.join('\n')
const blocks = (values: readonly string[]) => values.join('\n\n')
const choices = (values: readonly string[]) => JSON.stringify(values)
const shown = (value: number) => String(Math.round(value * 1_000) / 1_000).replace('.', ',')

/** Joins the cells of a line, without empty ones at its end. */
function cells(...values: readonly string[]): string {
  const last = values.findLastIndex((value) => value !== '')
  return values.slice(0, last + 1).join(` ${cellEnd} `)
}

const writers: Readonly<Record<FoodColumn, Writer>> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  category: ({ category }) => category,
  subcategory: ({ subcategory = '' }) => subcategory,
  shortDescription: ({ shortDescription }) => shortDescription,
  description: ({ description }) => description,
  metaTitle: ({ metaTitle }) => metaTitle,
  metaDescription: ({ metaDescription }) => metaDescription,
  choosing: ({ choosing = '' }) => choosing,
  storageMethod: ({ storageMethod }) => storageMethod,
  keeping: ({ keeping }) => lines(keeping.map(keepingLine)),
  canFreeze: ({ canFreeze }) => yesOrNo(canFreeze),
  freezingTip: ({ freezingTip = '' }) => freezingTip,
  cooking: ({ cooking }) => (cooking ? lines([cooking.heading, cooking.text]) : ''),
  usageTips: ({ usageTips }) => lines(usageTips),
  leftovers: ({ leftovers = '' }) => leftovers,
  substitutes: ({ substitutes }, nameOf) =>
    lines(
      substitutes.map((one) => cells('food' in one ? nameOf(one.food) : one.name, one.ratio, one.reason)),
    ),
  faq: ({ faq }) => blocks(faq.map(({ question, answer }) => lines([question, answer]))),
  safety: ({ safety }) =>
    lines(safety.map(({ kind, text, source }) => cells(safetyLabels[kind], text, source))),
  season: ({ season }) =>
    choices(season.length === 0 ? [noChoice.season] : season.map((month) => months[month - 1]?.slug ?? '')),
  isImported: ({ isImported }) => yesOrNo(isImported),
  allergens: ({ allergens }) => allergenChoices(allergens),
  recipeAllergens: ({ recipeAllergens }) => allergenChoices(recipeAllergens),
  mayContain: ({ mayContain }) => allergenChoices(mayContain),
  measures: ({ measures }) =>
    lines(measures.map(({ measure, grams }) => cells(measure, `${shown(grams)} g`))),
  nutrition: ({ nutrition }) =>
    lines(
      nutrients.flatMap((nutrient) => {
        const amount = nutrition[nutrient]
        const unit = nutrientUnit(nutrient)
        return amount === undefined ? [] : [cells(nutrientLabels[nutrient], `${shown(amount)} ${unit}`)]
      }),
    ),
  source: ({ source }) => (source ? cells(source.table, source.entry, source.id) : ''),
  alternativeNames: ({ alternativeNames }) => lines(alternativeNames),
  relatedFoods: ({ relatedFoods }, nameOf) => lines(relatedFoods.map(nameOf)),
  addAs: ({ addAs: { quantity, unit } }) => `${quantity.replace('.', ',')} ${unit}`,
  picture: ({ picture = '' }) => picture,
  knownWords: () => '',
  reviewed: ({ reviewed = '' }) => reviewed,
}

/** Writes the columns of a food's record; `readFoodTexts` reads them back. */
export function writeFood(food: WholeFood, nameOf: (slug: string) => string): FoodTexts {
  const texts = Object.entries(writers).map(([column, write]) => [column, write(food, nameOf)] as const)
  return Object.fromEntries(texts) as Record<FoodColumn, string>
}

function keepingLine(fact: WholeFood['keeping'][number]): string {
  return cells(
    keepingLabels[fact.place],
    keepingStateLabels[fact.state],
    timeOf(fact),
    keepingSince[fact.counted_from],
    fact.recommended === 'yes' ? keepingWords.recommended : '',
    fact.source === labelSource ? labelWord : fact.source,
    fact.note,
  )
}

function allergenChoices(codes: readonly (keyof typeof allergenNames)[]): string {
  return choices(codes.length === 0 ? [noChoice.allergens] : codes.map((code) => allergenNames[code]))
}
