/**
 * The columns of `guide_foods`, called as the parts of a food are. Each holds what an admin reads and writes: a text, lines,
 * or a choice. What the dashboard keeps of a record by itself stands in other columns.
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

/** A food as its record holds it: '' for an empty column. */
export type FoodTexts = Readonly<Record<FoodColumn, string>>

/** In a column of several choices: none of them. */
export const noChoice = { allergens: 'Niciunul', season: 'Tot anul' } as const

/** Takes away what the file says. */
export const takenAway = '-'

/** Between the cells of a line. */
export const cellEnd = '|'
