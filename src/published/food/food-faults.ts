import { type Contradiction, contradictionsOf } from '../../guide/contradictions.ts'
import { faultOfLength, saidOnce } from '../../guide/faults.ts'
import { faultsOfProse, textsByField } from '../../guide/prose.ts'
import { labelSource } from '../../guide/table-rows.ts'
import { adminTexts } from '../../i18n/admin/admin.ts'
import { headOf } from '../overlay.ts'
import { nutritionFault } from './nutrition-fault.ts'
import type { WholeFood } from './whole-food.ts'

/** What of the site a food is compared with. */
export interface FoodSurroundings {
  /** The keys of the publications that the tables cite. */
  sources: ReadonlySet<string>
  subcategories: Readonly<Record<string, readonly string[]>>
  hasPicture(name: string): boolean
  /** The food of another slug that says the same in a field; undefined for none. */
  sayerOf(field: SaidOnce, text: string): string | undefined
  /** Where the numbers of its file come from, when they are no longer those. */
  leftSource: string | undefined
}

type SaidOnce = (typeof saidOnce)[number]

type Faults = Record<string, string>

/** What is wrong with a food that is right in each of its columns, in sentences for admins, by the column. */
export function faultsOfWholeFood(food: WholeFood, around: FoodSurroundings): Faults {
  const found = [
    ...faultsOfTexts(food),
    ...faultOfLength(food).map(({ field, words }) => ({ column: field, sentence: adminTexts.length(words) })),
    ...faultsOfLinks(food),
    ...contradictionsIn(food).map((one) => ({ column: one.field, sentence: adminTexts.contradiction(one) })),
    ...faultsOfSources(food, around),
    ...faultsOfNumbers(food, around),
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
  const { description, keeping, allergens, mayContain } = food
  return contradictionsOf({ words: food, description, keeping, allergens: [...allergens, ...mayContain] })
}

/** A link to no food at all is found as its column is read. */
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
