export const mainNutrients = ['calories', 'protein', 'fat', 'carbohydrates', 'fiber', 'salt'] as const
export type MainNutrient = (typeof mainNutrients)[number]

/** Per 100 g: kcal, and grams; what was not measured is absent. */
export type Nutrition = Partial<Record<MainNutrient, number>>
