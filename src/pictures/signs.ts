import { readFileSync } from 'node:fs'
import { icons } from '@iconify-json/lucide'
import { type GuideCategory, guideCategorySlugs } from '../guide/categories.ts'
import { fromRoot } from '../seo/from-root.ts'
import { readLightTokens } from '../seo/pictures/light-tokens.ts'
import { signOf } from './sign-names.ts'

/** The icon of each category in the Lucide set. */
const iconOf: Readonly<Record<GuideCategory, string>> = {
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
}

const colourOf = readLightTokens(readFileSync(fromRoot('src/styles/tokens.css'), 'utf8'))

/** The signs by the names of their pictures: white on a tile of the category's colour. */
export const signBodies: ReadonlyMap<string, string> = new Map(
  guideCategorySlugs.map((category) => [signOf(category), draw(category)]),
)

function draw(category: GuideCategory): string {
  const body = icons.icons[iconOf[category]]?.body
  if (!body) throw new Error(`The Lucide set has no icon for ${category}.`)
  return (
    `<rect x="4" y="4" width="120" height="120" rx="28" fill="${colourOf(category)}"/>` +
    `<g transform="translate(28 28) scale(3)" color="#fff">${body}</g>`
  )
}
