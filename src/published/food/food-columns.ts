/**
 * The columns of `guide_foods` that admins read and write, named after the parts of a food: texts, lines and choices. The
 * collection has more columns for the dashboard's own data.
 */
export const foodColumns = [
  'slug',
  'name',
  'category',
  'subcategory',
  'shortDescription',
  'description',
  'metaTitle',
  'metaDescription',
  'choosing',
  'storageMethod',
  'keeping',
  'canFreeze',
  'freezingTip',
  'cooking',
  'usageTips',
  'leftovers',
  'substitutes',
  'faq',
  'safety',
  'season',
  'isImported',
  'allergens',
  'recipeAllergens',
  'mayContain',
  'measures',
  'nutrition',
  'source',
  'alternativeNames',
  'relatedFoods',
  'addAs',
  'picture',
  'knownWords',
  'reviewed',
] as const

export type FoodColumn = (typeof foodColumns)[number]

/** The columns of a food's record; '' for an empty one. */
export type FoodTexts = Readonly<Record<FoodColumn, string>>

/** The choice that means none, in columns of several choices. */
export const noChoice = { allergens: 'Niciunul', season: 'Tot anul' } as const

/** Separates the cells of a line. */
export const cellEnd = '|'
