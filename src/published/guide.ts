import { type CollectionEntry, getCollection } from 'astro:content'
import { byRomanianName } from '../domain/lib/romanian-order.ts'
import { faultsOf, shownFault } from '../guide/checks/text-faults.ts'
import { type Dish, dishesOf, dishesWith } from '../guide/dishes/dishes.ts'
import { type Food, joinFood } from '../guide/food.ts'
import { type GuideCategory, guideCategorySlugs } from '../guide/guide-categories.ts'
import {
  type Publication,
  publicationsAbout,
  type SourceSubject,
} from '../guide/tables/cited-publications.ts'
import { tables as fileTables, type Tables } from '../guide/tables/tables.ts'
import { readPublished } from './read.ts'
import { tablesWith } from './tables-with.ts'

/** The whole guide, arranged once for all pages. */
interface Guide {
  /** Sorted by name, in the order of a Romanian dictionary. */
  foods: readonly Food[]
  bySlug: ReadonlyMap<string, Food>
  byLetter: ReadonlyMap<string, readonly Food[]>
  byCategory: ReadonlyMap<GuideCategory, readonly Food[]>
  dishes: readonly Dish[]
  /** The dishes that need a food, sorted by the food's place among their ingredients: the main ones come first. */
  dishesWith: (food: string) => readonly Dish[]
  /** The cited publications by their keys. */
  sources: Tables['sources']
  /** The publications about a subject, each once. */
  publicationsAbout: (subject: SourceSubject) => readonly Publication[]
  /** The foods before and after a food by name; the last is followed by the first. */
  neighbours: ReadonlyMap<string, { previous: Food | undefined; next: Food | undefined }>
}

/** A to Z in capitals; addresses have them in lower case. */
export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let guide: Promise<Guide> | undefined

export function getGuide(): Promise<Guide> {
  guide ??= arrange()
  return guide
}

/** @throws Error when the guide has no such food, so that a broken link stops the build */
export function foodOf({ bySlug }: Guide, slug: string): Food {
  const food = bySlug.get(slug)
  if (!food) throw new Error(`The guide has no food "${slug}".`)
  return food
}

async function arrange(): Promise<Guide> {
  const entries = await getCollection('alimente')
  const published = new Map(readPublished().foods.map((food) => [food.slug, food]))
  const tables = tablesWith(fileTables, [...published.values()])
  requireWhole(entries, tables)
  const foods = entries
    .map(({ id, data, body = '' }) => joinFood(tables, id, data, body, published.get(id)))
    .sort((one, other) => byRomanianName(one.name, other.name))
  const bySlug = new Map(foods.map((food) => [food.slug, food]))
  const dishes = dishesOf(tables.dishes, (slug) => bySlug.get(slug)?.name)
  return {
    foods,
    bySlug,
    dishes,
    sources: tables.sources,
    publicationsAbout: (subject) => publicationsAbout(tables, subject),
    dishesWith: (slug) => dishesWith(dishes, slug),
    byLetter: new Map(alphabet.map((letter) => [letter, foods.filter((food) => food.letter === letter)])),
    byCategory: new Map(
      guideCategorySlugs.map((slug) => [slug, foods.filter(({ category }) => category === slug)]),
    ),
    neighbours: new Map(
      foods.map(({ slug }, index) => [
        slug,
        { previous: foods.at(index - 1), next: foods[(index + 1) % foods.length] },
      ]),
    ),
  }
}

/** @throws Error with all faults of the guide, which stops the build */
function requireWhole(entries: readonly CollectionEntry<'alimente'>[], tables: Tables): void {
  const written = entries.map(({ id, data, body = '' }) => ({ slug: id, words: data, description: body }))
  const faults = faultsOf(written, new Set([...tables.foods.keys(), ...tables.unmatched.keys()]))
  if (faults.length > 0) throw new Error(`The guide is not whole.\n${faults.map(shownFault).join('\n')}`)
}

/** Foods of most lists, selected by hand. */
const popularSlugs = ['rosii', 'oua', 'piept-de-pui', 'cartofi', 'lapte', 'mere']

/** Six foods for visitors to begin with. */
export function popularFoods(guide: Guide): readonly Food[] {
  return popularSlugs.map((slug) => foodOf(guide, slug))
}
