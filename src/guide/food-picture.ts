import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fromRoot } from '../from-root.ts'
import type { GuideCategory } from './guide-categories.ts'
import { notoNames } from './noto-names.ts'

/** The picture of a food. */
interface FoodPicture {
  /** The name of its file. */
  name: string
  /** True if it is the sign of the category, because no picture shows this very food. */
  isSign: boolean
}

interface PicturedFood {
  slug?: string
  /** A picture of the Noto set that shows this very food. */
  picture: string | undefined
  category: GuideCategory
}

/** The folder of the app's own drawings, which the site serves unchanged. */
const folder = fromRoot('public/pictures')
const wrapper = /^<svg[^>]*>|<\/svg>\s*$/g

/** The app's own drawings by the food's slug: the content of a flat SVG of 128 by 128, without text and scripts. */
export const ownDrawings: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [basename(name, '.svg'), insideOf(join(folder, name))]),
)

function insideOf(path: string): string {
  return readFileSync(path, 'utf8').trim().replace(wrapper, '')
}

const siteNames = new Map(Object.entries(notoNames).map(([name, notoName]) => [notoName, name]))

/** The name of the sign of a category, for its things that have no drawing. */
export function signOf(category: string): string {
  return `semn-${category}`
}

/**
 * Returns the app's own drawing of the food, or one of the Noto set, or the sign of its category: never the picture of
 * another food.
 */
export function foodPicture({ slug = '', picture, category }: PicturedFood): FoodPicture {
  if (ownDrawings.has(slug)) return { name: slug, isSign: false }
  if (picture) return { name: siteNames.get(picture) ?? picture, isSign: false }
  return { name: signOf(category), isSign: true }
}
