import { fold } from '../domain/lib/fold.ts'
import type { FoodTexts } from './food/columns.ts'
import type { FoodDirectory } from './food/read-food.ts'

/** What the build lays beside the hooks: all that the dashboard has to know of the site's files. */
export const adminDataFiles = {
  /** A `GuideIndex`. */
  index: 'guide.json',
  /** A line break, a slug, a tab and a food's columns as JSON, for each food. */
  foods: 'guide-foods.tsv',
  /** The texts of pages. */
  texts: 'page-texts.json',
} as const

/** What of the guide is needed for more than one food. */
export interface GuideIndex {
  foods: readonly (readonly [slug: string, name: string])[]
  /** Keys of the publications that the tables cite. */
  sources: readonly string[]
  /** By the category. */
  subcategories: Readonly<Record<string, readonly string[]>>
  /** Names of the Noto set. */
  pictures: readonly string[]
}

/** The columns of one food as its files have them; undefined for a food that has none. */
export function foodTextsIn(file: string, slug: string): FoodTexts | undefined {
  const beginning = `\n${slug}\t`
  const place = file.indexOf(beginning)
  if (place < 0) return undefined
  const end = file.indexOf('\n', place + 1)
  return JSON.parse(file.slice(place + beginning.length, end < 0 ? undefined : end))
}

/** The columns of every food that has files, by its slug. */
export function allFoodTexts(file: string): Map<string, FoodTexts> {
  const lines = file.split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [slug = '', json = ''] = line.split('\t')
      return [slug, JSON.parse(json) as FoodTexts] as const
    }),
  )
}

/** Of several foods of one name the last is found. */
export function directoryOf(foods: readonly (readonly [slug: string, name: string])[]): FoodDirectory {
  const slugs = new Map(foods.map(([slug, name]) => [fold(name), slug]))
  const known = new Set(foods.map(([slug]) => slug))
  return { slugCalled: (name) => slugs.get(fold(name)) ?? (known.has(name) ? name : undefined) }
}
