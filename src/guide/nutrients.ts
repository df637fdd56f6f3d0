/** What a food is told by: in comparisons, on cards, and to admins. */
export const mainNutrients = ['calories', 'protein', 'fat', 'carbohydrates', 'fiber', 'salt'] as const
export type MainNutrient = (typeof mainNutrients)[number]

/**
 * All of them, as labels of the Union have them (Regulation (EU) 1169/2011, Annex XV): beside the main ones energy in kJ,
 * and what a part of the fat and the carbohydrates is.
 */
export const nutrients = [
  'kilojoules',
  'calories',
  'fat',
  'saturates',
  'carbohydrates',
  'sugars',
  'fiber',
  'protein',
  'salt',
] as const

export type Nutrient = (typeof nutrients)[number]

/** Per 100 g: kcal, kJ, and grams; what was not measured is absent. */
export type Nutrition = Partial<Record<Nutrient, number>>
