import { allergenNames } from '../../guide/allergens.ts'
import { type Contradiction, contradictionsOf } from '../../guide/checks/contradictions.ts'
import { measureFault } from '../../guide/checks/measure-fault.ts'
import { faultsOfProse, textsByField } from '../../guide/checks/prose.ts'
import { faultOfLength, saidOnce } from '../../guide/checks/text-faults.ts'
import type { Nutrition } from '../../guide/nutrition/nutrients.ts'
import { labelSource } from '../../guide/tables/table-rows.ts'
import { adminTexts } from '../../i18n/admin/admin.ts'
import { nutrientLabels } from '../../i18n/guide/food-facts.ts'
import { headOf } from '../overlay.ts'
import type { WholeFood } from './whole-food.ts'

const kilojoulesOfCalorie = 4.184
/** The relative difference that rounded factors cause (Annex XIV): 37 kJ for 9 kcal of fat, 8 for 2 of fibre. */
const energyTolerance = 0.05
/** Grams; separate measurements may add up to slightly more than 100. */
const mostIn100 = 103

const partsAndWholes = [
  ['saturates', 'fat'],
  ['sugars', 'carbohydrates'],
] as const

/** Data of the site that a food is compared with. */
export interface FoodSurroundings {
  /** Keys of the publications that the tables cite. */
  sources: ReadonlySet<string>
  subcategories: Readonly<Record<string, readonly string[]>>
  hasPicture(name: string): boolean
  /** Another food with the same text in a field; undefined when there is none. */
  sayerOf(field: SaidOnce, text: string): string | undefined
  /** The source of the file's numbers, when the record still names it beside other numbers. */
  leftSource: string | undefined
}

type SaidOnce = (typeof saidOnce)[number]

type Faults = Record<string, string>

/** The faults of a food whose columns are valid one by one, in sentences for admins, by column. */
export function faultsOfWholeFood(food: WholeFood, around: FoodSurroundings): Faults {
  const found = [
    ...faultsOfTexts(food),
    ...faultOfLength(food).map(({ field, words }) => ({ column: field, sentence: adminTexts.length(words) })),
    ...faultsOfLinks(food),
    ...contradictionsIn(food).map((one) => ({ column: one.field, sentence: adminTexts.contradiction(one) })),
    ...faultsOfStates(food),
    ...faultsOfSources(food, around),
    ...faultsOfNumbers(food, around),
    ...faultsOfMeasures(food),
    ...faultsOfPlace(food, around),
    ...faultsOfRepeats(food, around),
  ]
  return Object.fromEntries(found.map(({ column, sentence }) => [column, sentence]).reverse())
}

interface Found {
  column: string
  sentence: string
}

function faultsOfTexts(food: WholeFood): Found[] {
  return textsByField(headOf(food), food.description).flatMap(([column, text]) =>
    faultsOfProse(text).map(({ kind, found }) => ({ column, sentence: adminTexts.prose(kind, found) })),
  )
}

function contradictionsIn(food: WholeFood): Contradiction[] {
  const { description, keeping, allergens, recipeAllergens, mayContain } = food
  const safety = food.safety.map(({ text }) => text)
  const panel = { contains: allergens, byRecipe: recipeAllergens, traces: mayContain }
  return contradictionsOf({ words: food, description, keeping, safety, allergens: panel })
}

/** The columns of allergens, the surest first. */
const allergenStates = ['allergens', 'recipeAllergens', 'mayContain'] as const

/** An allergen has one state, which the surest column tells. */
function faultsOfStates(food: WholeFood): Found[] {
  return allergenStates.flatMap((column, place) =>
    allergenStates.slice(0, place).flatMap((surer) => {
      const twice = food[column].filter((allergen) => food[surer].includes(allergen))
      const names = twice.map((allergen) => allergenNames[allergen])
      return names.length > 0 ? [{ column, sentence: adminTexts.allergenTwice(names, surer) }] : []
    }),
  )
}

/** Finds links of a food to itself; links to unknown foods are found when their column is read. */
function faultsOfLinks({ slug, relatedFoods, substitutes }: WholeFood): Found[] {
  const links = [
    ...relatedFoods.map((to) => ({ column: 'relatedFoods', to })),
    ...substitutes.flatMap((one) => ('food' in one ? [{ column: 'substitutes', to: one.food }] : [])),
  ]
  return links.flatMap(({ column, to }) =>
    to === slug ? [{ column, sentence: adminTexts.linkToItself }] : [],
  )
}

function faultsOfSources({ keeping, safety }: WholeFood, { sources }: FoodSurroundings): Found[] {
  const cited = [
    ...keeping
      .filter(({ source }) => source !== labelSource)
      .map(({ source }) => ({ column: 'keeping', source })),
    ...safety.map(({ source }) => ({ column: 'safety', source })),
  ]
  return cited.flatMap(({ column, source }) =>
    sources.has(source) || /^https:\/\/[^\s/]+\.[^\s/]+/.test(source)
      ? []
      : [{ column, sentence: adminTexts.unknownSource(source) }],
  )
}

function faultsOfNumbers({ nutrition, source }: WholeFood, { leftSource }: FoodSurroundings): Found[] {
  const wrong = nutritionFault(nutrition)
  const hasNumbers = Object.keys(nutrition).length > 0
  return [
    ...(wrong ? [{ column: 'nutrition', sentence: wrong }] : []),
    ...(hasNumbers && !source ? [{ column: 'source', sentence: adminTexts.numbersWithoutSource }] : []),
    ...(leftSource !== undefined
      ? [{ column: 'source', sentence: adminTexts.numbersOfOldSource(leftSource) }]
      : []),
  ]
}

function faultsOfMeasures({ measures }: WholeFood): Found[] {
  return measures.flatMap(({ measure, grams }) => {
    const fault = measureFault(measure, grams)
    return fault ? [{ column: 'measures', sentence: adminTexts.measure(measure, fault) }] : []
  })
}

function faultsOfPlace(
  { category, subcategory, picture }: WholeFood,
  { subcategories, hasPicture }: FoodSurroundings,
): Found[] {
  const known = subcategories[category] ?? []
  return [
    ...(subcategory !== undefined && !known.includes(subcategory)
      ? [{ column: 'subcategory', sentence: adminTexts.unknownSubcategory(known) }]
      : []),
    ...(picture !== undefined && !hasPicture(picture)
      ? [{ column: 'picture', sentence: adminTexts.unknownPicture(picture) }]
      : []),
  ]
}

function faultsOfRepeats(food: WholeFood, { sayerOf }: FoodSurroundings): Found[] {
  return saidOnce.flatMap((field) => {
    const other = sayerOf(field, food[field])
    return other === undefined ? [] : [{ column: field, sentence: adminTexts.repeat(other) }]
  })
}

/** Reason for which the numbers of 100 g cannot be true, in a sentence for admins; undefined if they can. */
function nutritionFault(nutrition: Nutrition): string | undefined {
  if (!hasOneEnergy(nutrition)) return adminTexts.energyUnits
  const above = partsAndWholes.find(([part, whole]) => isAbove(nutrition[part], nutrition[whole]))
  if (above) return adminTexts.partAboveWhole(nutrientLabels[above[0]], nutrientLabels[above[1]])
  const { fat = 0, carbohydrates = 0, fiber = 0, protein = 0, salt = 0 } = nutrition
  return fat + carbohydrates + fiber + protein + salt > mostIn100 ? adminTexts.tooMuchIn100 : undefined
}

function hasOneEnergy({ calories, kilojoules }: Nutrition): boolean {
  if (calories === undefined || kilojoules === undefined) return calories === kilojoules
  const expected = calories * kilojoulesOfCalorie
  return Math.abs(kilojoules - expected) <= Math.max(expected * energyTolerance, 4)
}

function isAbove(part: number | undefined, whole: number | undefined): boolean {
  const rounding = 0.1
  return part !== undefined && whole !== undefined && part > whole + rounding
}
