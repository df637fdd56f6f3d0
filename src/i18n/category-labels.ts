import type { CategoryKey } from '../domain/item/fields.ts'

/** The names of categories above their items. */
export const categoryLabels: Record<CategoryKey, string> = {
  fructe: 'Fructe',
  legume: 'Legume',
  lactate: 'Lactate',
  carne: 'Carne',
  peste: 'Pește',
  cereale: 'Cereale',
  paine: 'Pâine',
  congelate: 'Congelate',
  igiena: 'Igienă',
  curatenie: 'Curățenie',
  bauturi: 'Băuturi',
  conserve: 'Conserve',
  condimente: 'Condimente',
  dulciuri: 'Dulciuri',
  altele: 'Altele',
}
