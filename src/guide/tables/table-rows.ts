import * as z from 'zod'
import { allergenCodes } from '../allergens.ts'
import { measureFault } from '../checks/measure-fault.ts'
import { misplacedCapital } from '../checks/proper-names.ts'

/** An empty cell means that nothing was measured, which is not zero. */
const measured = z.string().transform((cell) => (cell === '' ? undefined : Number(cell)))
const listOf = z.string().transform((cell) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

/** A name with a capital at its beginning and in proper names only. */
const shownName = z.string().refine((name) => !misplacedCapital(name), {
  error: ({ input }) =>
    `"${input}" has a capital that no proper name of proper-names.ts explains: ${misplacedCapital(String(input))}`,
})

const identity = {
  slug: z.string(),
  name_ro: shownName,
  letter: z.string().regex(/^[A-Z]$/),
  category: z.string(),
  subcategory: z.string(),
}

/** "protein_g:<0.46 carbs_g:traces": the columns in which the laboratory found too little to measure. */
const belowDetection = z.string().transform((cell) =>
  cell
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => part.split(':', 1)[0] ?? ''),
)

/** A food of a composition table, per 100 g. The README of the tables describes the columns. */
export const foodRow = z.object({
  ...identity,
  source: z.string(),
  dataset_id: z.string(),
  dataset_description: z.string(),
  match_quality: z.enum(['exact', 'close', 'proxy']),
  form: z.enum(['food', 'drink']),
  portion: z.enum(['', 'no']),
  unlisted: listOf,
  kcal: measured,
  kcal_eu1169: measured,
  protein_g: measured,
  fat_g: measured,
  carbs_available_g: measured,
  fiber_g: measured,
  sugars_g: measured,
  saturated_fat_g: measured,
  alcohol_g: measured,
  salt_g: measured,
  vit_a_rae_ug: measured,
  vit_c_mg: measured,
  vit_d_ug: measured,
  vit_e_mg: measured,
  vit_k_ug: measured,
  vit_b1_mg: measured,
  vit_b2_mg: measured,
  vit_b3_mg: measured,
  vit_b6_mg: measured,
  vit_b9_folate_ug: measured,
  vit_b12_ug: measured,
  calcium_mg: measured,
  iron_mg: measured,
  magnesium_mg: measured,
  phosphorus_mg: measured,
  potassium_mg: measured,
  zinc_mg: measured,
  selenium_ug: measured,
  below_detection: belowDetection,
})

/**
 * The words for the states of a food that is cooked before it is eaten ("crud", "fiert"), and the values of 100 g cooked.
 * `cooked` is empty if no table has the values.
 */
export const stateRow = foodRow
  .pick({
    slug: true,
    source: true,
    dataset_id: true,
    dataset_description: true,
    kcal_eu1169: true,
    protein_g: true,
    fat_g: true,
    saturated_fat_g: true,
    carbs_available_g: true,
    sugars_g: true,
    fiber_g: true,
    salt_g: true,
  })
  .extend({ as_bought: z.string().min(3).max(20), cooked: z.string().max(20) })
  .refine(({ cooked, kcal_eu1169 }) => (cooked === '') === (kcal_eu1169 === undefined), 'has no energy')

/** A food that no composition table has. */
export const unmatchedRow = z.object(identity)

/**
 * Words in place of a time: the date on the pack; until the food is ripe; the place harms it; it stays safe there but loses
 * its texture; it does not spoil.
 */
const timelessUnits = ['use-by', 'ripe', 'avoid', 'texture', 'unlimited'] as const
const keepingUnits = ['hours', 'days', 'weeks', 'months', 'years', ...timelessUnits] as const
export const keepingPlaces = ['pantry', 'fridge', 'freezer'] as const
const keepingStates = ['whole', 'opened', 'cut', 'cooked', 'home-made', 'thawed', 'ripe'] as const

const count = z.string().transform((cell) => (cell === '' ? undefined : Number(cell)))

/** The event that a time counts from; '' if there is no time, or the event is obvious. */
const keepingBeginnings = [
  '',
  'purchase',
  'opening',
  'cutting',
  'cooking',
  'making',
  'thawing',
  'laying',
  'freezing',
  'ripening',
] as const

/** The source of rows whose time is the maker's date on the pack. */
export const labelSource = 'label'

const keepingCells = {
  state: z.enum(keepingStates),
  place: z.enum(keepingPlaces),
  unit: z.enum(keepingUnits),
  counted_from: z.enum(keepingBeginnings),
  recommended: z.enum(['', 'yes']),
  source: z.string().min(1),
  note: z.string().max(120),
} as const

/** Keeping time of a food in one state and place, and the source. */
export const keepingRow = z
  .object({ slug: z.string(), ...keepingCells, from: count, to: count })
  .refine(hasItsTime, 'has no time')

const span = z.number().positive().max(1_000).optional()

/** `keepingRow` for a known food, with numbers in place of cells. */
export const keepingFact = z
  .strictObject({ ...keepingCells, from: span, to: span })
  .refine(hasItsTime, 'has no time')

export type KeepingFact = z.infer<typeof keepingFact>

interface Span {
  from?: number | undefined
  to?: number | undefined
  unit: (typeof keepingUnits)[number]
}

function hasItsTime({ from = 0, to, unit }: Span): boolean {
  return isTime(unit) === (to !== undefined && to >= from)
}

export function isTime(
  unit: (typeof keepingUnits)[number],
): unit is Exclude<(typeof keepingUnits)[number], (typeof timelessUnits)[number]> {
  return !timelessUnits.some((one) => one === unit)
}

/** A publication, and the day on which it was read. `address` is empty if only copies of it are known to be online. */
export const sourceRow = z.object({
  key: z.string().regex(/^[a-z0-9-]+$/),
  publisher: z.string().min(1),
  title: z.string().min(1),
  address: z.union([z.literal(''), z.url()]),
  language: z.string().length(2),
  read_on: z.iso.date(),
})

/** One ingredient of a dish: a food of the guide, or something that only has a name. */
export const dishRow = z
  .object({
    dish: shownName.min(3).max(40),
    food: z.string(),
    name: shownName,
    quantity: z.string().regex(/^\d+(\.\d+)?$/),
    unit: z.string(),
  })
  .refine(({ food, name }) => (food === '') !== (name === ''), 'names a food and something else')

export const safetyKinds = ['raw', 'core', 'general', 'pregnancy', 'infants', 'pets'] as const

/** A sentence about the safety of a food, and its source. */
export const safetyFact = z.strictObject({
  kind: z.enum(safetyKinds),
  text: z.string().min(20).max(240),
  source: z.string().min(1),
})

/** A sentence about safety, the foods that it is about, and its source. */
export const safetyRow = z.object({ ...safetyFact.shape, foods: listOf })

const allergens = listOf.pipe(z.array(z.enum(allergenCodes)))

/**
 * The allergens that the food always contains, those that some recipes or brands contain, and those of which it may have
 * traces. A food without a row has no page.
 */
export const allergenRow = z.object({
  slug: z.string(),
  contains: allergens,
  by_recipe: allergens,
  may_contain: allergens,
})

/** A household measure of the edible part. A measure that a table gives in ounces is rounded. */
export const measureRow = z
  .object({
    slug: z.string(),
    measure_ro: z.string(),
    grams: z.coerce.number().positive(),
    source: z.string(),
  })
  .refine(({ measure_ro, grams }) => !measureFault(measure_ro, grams), {
    error: ({ input }) => `is no measure of kitchens: ${JSON.stringify(input)}`,
  })
  .refine(({ source, grams }) => grams % 5 === 0 || !/[\d.] oz\b/.test(source), 'is an ounce')
  .transform(({ slug, measure_ro, grams }) => ({ slug, measure_ro, grams }))

export const seasonRow = z.object({
  slug: z.string(),
  months: listOf.transform((months) => months.map(Number)),
  basis: z.enum(['recoltă locală', 'import', 'raft, tot anul']),
  note: z.string().optional(),
})

export type FoodRow = z.infer<typeof foodRow>
export type StateRow = z.infer<typeof stateRow>
export type KeepingRow = z.infer<typeof keepingRow>
export type SafetyKind = z.infer<typeof safetyFact>['kind']
export type DishRow = z.infer<typeof dishRow>
