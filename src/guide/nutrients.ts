/** What a food is told by: in comparisons, on cards, and to admins. */
export const mainNutrients = ['calories', 'protein', 'fat', 'carbohydrates', 'fiber', 'salt'] as const
export type MainNutrient = (typeof mainNutrients)[number]

/** What a label of the Union names beside them: energy in kJ, and what a part of the fat and the carbohydrates is. */
const partNutrients = ['kilojoules', 'saturates', 'sugars'] as const
export type Nutrient = MainNutrient | (typeof partNutrients)[number]

/** Per 100 g: kcal, kJ, and grams; what was not measured is absent. */
export type Nutrition = Partial<Record<Nutrient, number>>
