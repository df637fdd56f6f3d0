import { readFileSync } from 'node:fs'
import { icons as lucide } from '@iconify-json/lucide'
import { icons as noto } from '@iconify-json/noto'
import { type CategoryKey, categoryKeys } from '../domain/item/fields.ts'
import { fromRoot } from '../from-root.ts'
import { ownDrawings, signOf } from '../guide/food-picture.ts'
import { type GuideCategory, guideCategorySlugs } from '../guide/guide-categories.ts'
import { notoNames } from '../guide/noto-names.ts'
import { readLightTokens } from './light-tokens.ts'

/** A category of the guide, of lists, or of both. */
type Category = GuideCategory | CategoryKey

/** The icon of each category in the Lucide set. */
const iconOf: Readonly<Record<Category, string>> = {
  cereale: 'wheat',
  lactate: 'milk',
  legume: 'carrot',
  carne: 'beef',
  condimente: 'leaf',
  uleiuri: 'droplet',
  dulciuri: 'candy',
  fructe: 'apple',
  peste: 'fish',
  bauturi: 'cup-soda',
  conserve: 'soup',
  paine: 'croissant',
  congelate: 'snowflake',
  igiena: 'bath',
  curatenie: 'spray-can',
  altele: 'shopping-basket',
}

const colourOf = readLightTokens(readFileSync(fromRoot('src/styles/tokens.css'), 'utf8'))

/** The categories' signs by the names of their pictures: white on a tile of the category's colour. */
const signs: ReadonlyMap<string, string> = new Map(
  [...guideCategorySlugs, ...categoryKeys].map((category) => [signOf(category), drawSign(category)]),
)

function drawSign(category: Category): string {
  const body = lucide.icons[iconOf[category]]?.body
  if (!body) throw new Error(`The Lucide set has no icon for ${category}.`)
  return (
    `<rect x="4" y="4" width="120" height="120" rx="28" fill="${colourOf(category)}"/>` +
    `<g transform="translate(28 28) scale(3)" color="#fff">${body}</g>`
  )
}

/**
 * The picture of a name as an SVG of 128 by 128: our own drawing of a food, a category's sign, or one of the Noto set
 * (Apache-2.0).
 *
 * @throws Error when there is no such picture
 */
export function drawingCalled(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${bodyCalled(name)}</svg>`
}

/**
 * The markup inside the SVG of a name.
 *
 * @throws Error when there is no such picture
 */
export function bodyCalled(name: string): string {
  const body = ownDrawings.get(name) ?? signs.get(name) ?? noto.icons[notoNames[name] ?? name]?.body
  if (!body) throw new Error(`There is no picture called "${name}".`)
  return body
}
