import { type CategoryKey, itemDefaults } from '../../domain/item/fields.ts'

/** Usual units of each category, besides pieces; in stored spelling. */
const unitsByCategory: Readonly<Record<CategoryKey, readonly string[]>> = {
  fructe: ['kg', 'g', 'plasă'],
  legume: ['kg', 'g', 'legătură'],
  lactate: ['l', 'kg', 'g', 'pachet'],
  carne: ['kg', 'g', 'pachet'],
  peste: ['kg', 'g', 'conservă'],
  cereale: ['kg', 'g', 'pachet'],
  paine: ['pachet', 'felie', 'g'],
  congelate: ['pungă', 'kg', 'g'],
  igiena: ['pachet', 'set', 'ml'],
  curatenie: ['rolă', 'pachet', 'l'],
  bauturi: ['l', 'sticlă', 'doză', 'bax'],
  conserve: ['conservă', 'borcan', 'g'],
  condimente: ['plic', 'sticlă', 'g', 'ml'],
  dulciuri: ['pachet', 'cutie', 'g', 'kg'],
  altele: ['pachet', 'set', 'kg'],
}

/** The units that are offered as buttons: pieces, those of the category, and the current one. */
export function unitChoices(category: CategoryKey, chosen: string): string[] {
  return [...new Set([itemDefaults.unit, ...unitsByCategory[category], ...(chosen ? [chosen] : [])])]
}
