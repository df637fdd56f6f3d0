/**
 * The energy and nutrients of a label, in its order (Regulation (EU) 1169/2011, Annex XV). `saturates` are a part of the
 * fat, `sugars` a part of the carbohydrates.
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

/** Amounts per 100 g, in kcal, kJ or grams; a nutrient that was not measured is absent. */
export type Nutrition = Partial<Record<Nutrient, number>>
