import { fold } from '../domain/lib/fold.ts'
import { guideCategories } from '../guide/guide-categories.ts'
import type { Tables } from '../guide/tables/tables.ts'
import type { PublishedFood } from './food/whole-food.ts'

type Identity = Pick<
  NonNullable<ReturnType<Tables['unmatched']['get']>>,
  'slug' | 'name_ro' | 'letter' | 'category' | 'subcategory'
>

/** The tables with the admins' rows in place of their own, without the numbers of nutrition. */
export function tablesWith(tables: Tables, foods: readonly PublishedFood[]): Tables {
  return {
    ...tables,
    ...identitiesWith(tables, foods),
    keeping: overlaid(tables.keeping, foods, ({ slug, keeping }) =>
      keeping?.map((fact) => ({ ...fact, slug, from: fact.from, to: fact.to })),
    ),
    measures: overlaid(tables.measures, foods, ({ slug, measures }) =>
      measures?.map(({ measure, grams }) => ({ slug, measure_ro: measure, grams })),
    ),
    allergens: overlaid(tables.allergens, foods, (food) => allergensWith(tables, food)),
    seasons: overlaid(tables.seasons, foods, (food) => seasonWith(tables, food)),
    safety: safetyWith(tables, foods),
    sources: sourcesWith(tables, foods),
  }
}

function overlaid<Row>(
  rows: ReadonlyMap<string, Row>,
  foods: readonly PublishedFood[],
  rowOf: (food: PublishedFood) => Row | undefined,
): ReadonlyMap<string, Row> {
  const said = foods.flatMap((food) => {
    const row = rowOf(food)
    return row === undefined ? [] : [[food.slug, row] as const]
  })
  return new Map([...rows, ...said])
}

/** A new food joins the foods without numbers. */
function identitiesWith({ foods: rows, unmatched }: Tables, foods: readonly PublishedFood[]) {
  return {
    foods: overlaid(rows, foods, (food) => identityWith(rows.get(food.slug), food)),
    unmatched: overlaid(unmatched, foods, (food) =>
      rows.has(food.slug) ? undefined : (identityWith(unmatched.get(food.slug), food) ?? newIdentity(food)),
    ),
  }
}

function identityWith<Row extends Identity>(row: Row | undefined, food: PublishedFood): Row | undefined {
  if (!row) return undefined
  const { name = row.name_ro, category } = food
  return {
    ...row,
    name_ro: name,
    letter: name === row.name_ro ? row.letter : letterOf(name),
    category: category ? guideCategories[category].name : row.category,
    subcategory: subcategoryWith(row, food),
  }
}

/** A new category removes the subcategory, which belongs to the old one. */
function subcategoryWith(row: Identity, { category, subcategory }: PublishedFood): string {
  if (subcategory !== undefined) return subcategory ?? ''
  return category ? '' : row.subcategory
}

function newIdentity({ slug, name, category, subcategory }: PublishedFood): Identity | undefined {
  if (!name || !category) return undefined
  const letter = letterOf(name)
  return {
    slug,
    name_ro: name,
    letter,
    category: guideCategories[category].name,
    subcategory: subcategory ?? '',
  }
}

/** The letter of a name in the alphabet: 'S' for a name with 'Ș'. */
function letterOf(name: string): string {
  return fold(name).slice(0, 1).toUpperCase()
}

/** An allergen that is in several states, because files and admins differ, has the surest. */
function allergensWith(tables: Tables, food: PublishedFood) {
  const { slug, allergens, recipeAllergens, mayContain } = food
  const row = tables.allergens.get(slug)
  const contains = allergens ?? row?.contains
  // Without a row the build stops, because the allergens are unknown.
  if (!contains) return undefined
  const byRecipe = (recipeAllergens ?? row?.by_recipe ?? []).filter((code) => !contains.includes(code))
  const traces = (mayContain ?? row?.may_contain ?? []).filter(
    (code) => !contains.includes(code) && !byRecipe.includes(code),
  )
  return { slug, contains, by_recipe: byRecipe, may_contain: traces }
}

function seasonWith(tables: Tables, { slug, season, isImported }: PublishedFood) {
  if (season === undefined && isImported === undefined) return undefined
  const row = tables.seasons.get(slug)
  const isFromAfar = isImported ?? row?.basis === 'import'
  return {
    slug,
    months: season ?? row?.months ?? [],
    basis: isFromAfar ? ('import' as const) : ('recoltă locală' as const),
    note: row?.note,
  }
}

function safetyWith(tables: Tables, foods: readonly PublishedFood[]): Tables['safety'] {
  const said = foods.flatMap(({ slug, safety }) => (safety ? [{ slug, safety }] : []))
  const slugs = new Set(said.map(({ slug }) => slug))
  return [
    ...tables.safety.map((row) => ({ ...row, foods: row.foods.filter((slug) => !slugs.has(slug)) })),
    ...said.flatMap(({ slug, safety }) => safety.map((fact) => ({ ...fact, foods: [slug] }))),
  ]
}

/** Adds the sources that admins name by address to the publications, with the host as publisher. */
function sourcesWith(tables: Tables, foods: readonly PublishedFood[]): Tables['sources'] {
  const cited = foods.flatMap(({ keeping = [], safety = [], edited = '' }) =>
    [...keeping, ...safety].map(({ source }) => [source, edited] as const),
  )
  const added = cited
    .filter(([source]) => source.startsWith('https://') && !tables.sources.has(source))
    .map(([address, read_on]) => {
      const { host, pathname } = new URL(address)
      return [
        address,
        { key: address, publisher: host, title: `${host}${pathname}`, address, language: 'ro', read_on },
      ] as const
    })
  return new Map([...tables.sources, ...added])
}
