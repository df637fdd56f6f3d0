import * as z from 'zod'

/** An empty cell was not measured, which is not zero. */
const measured = z.string().transform((cell) => (cell === '' ? undefined : Number(cell)))
const listOf = z.string().transform((cell) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

/** A food as a table of composition knows it, per 100 g. The columns are told in the tables' own README. */
export const foodRow = z.object({
  slug: z.string(),
  name_ro: z.string(),
  letter: z.string().regex(/^[A-Z]$/),
  category: z.string(),
  subcategory: z.string(),
  source: z.string(),
  dataset_id: z.string(),
  dataset_description: z.string(),
  match_quality: z.enum(['exact', 'close', 'proxy']),
  kcal: measured,
  kcal_eu1169: measured,
  protein_g: measured,
  fat_g: measured,
  carbs_available_g: measured,
  fiber_g: measured,
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
})

/** A food that no table has. */
export const unmatchedRow = z.object({
  slug: z.string(),
  name_ro: z.string(),
  letter: z.string().regex(/^[A-Z]$/),
  category: z.string(),
})

/** How long a food keeps, as FoodKeeper has it: `${place}_min`, `_max` and `_unit`. */
export const storageRow = z.object({ slug: z.string(), foodkeeper_id: z.string() }).catchall(z.string())

export const allergenRow = z.object({ slug: z.string(), contains_ro: listOf, may_contain_ro: listOf })

export const seasonRow = z.object({
  slug: z.string(),
  months: listOf.transform((months) => months.map(Number)),
  basis: z.enum(['recoltă locală', 'import', 'raft, tot anul']),
})

export type FoodRow = z.infer<typeof foodRow>
export type StorageRow = z.infer<typeof storageRow>
