import { fold } from '../domain/lib/fold.ts'
import type { FoodTexts } from './food/food-columns.ts'
import type { FoodDirectory } from './food/read-food.ts'

/** The files that the build writes beside the hooks, so that the dashboard knows the content of the site's files. */
export const adminDataFiles = {
  /** A `GuideIndex`. */
  index: 'guide.json',
  /** For each food a line break, its slug, a tab, and its columns as JSON. */
  foods: 'guide-foods.tsv',
  /** The texts of pages. */
  texts: 'page-texts.json',
} as const

/** The data of the guide that concern more than one food. */
export interface GuideIndex {
  foods: readonly (readonly [slug: string, name: string])[]
  /** Keys of the publications that the tables cite. */
  sources: readonly string[]
  /** Subcategories by category. */
  subcategories: Readonly<Record<string, readonly string[]>>
  /** Names of the Noto set. */
  pictures: readonly string[]
}

/** The columns of one food in the version of its files; undefined for a food without files. */
export function foodTextsIn(file: string, slug: string): FoodTexts | undefined {
  const beginning = `\n${slug}\t`
  const place = file.indexOf(beginning)
  if (place < 0) return undefined
  const end = file.indexOf('\n', place + 1)
  return JSON.parse(file.slice(place + beginning.length, end < 0 ? undefined : end))
}

/** The columns of all foods with files, by slug. */
export function allFoodTexts(file: string): Map<string, FoodTexts> {
  const lines = file.split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [slug = '', json = ''] = line.split('\t')
      return [slug, JSON.parse(json) as FoodTexts] as const
    }),
  )
}

/** A directory of foods; when several share a name, it finds the last. */
export function directoryOf(foods: readonly (readonly [slug: string, name: string])[]): FoodDirectory {
  const slugs = new Map(foods.map(([slug, name]) => [fold(name), slug]))
  const known = new Set(foods.map(([slug]) => slug))
  return { slugCalled: (name) => slugs.get(fold(name)) ?? (known.has(name) ? name : undefined) }
}
