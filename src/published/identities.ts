import { fold } from '../domain/fold.ts'
import { guideCategories } from '../guide/categories.ts'
import type { Tables } from '../guide/tables.ts'
import type { PublishedFood } from './schemas.ts'

/** The tables with the foods that only admins know, which no table has numbers of. */
export function tablesWith(tables: Tables, foods: readonly PublishedFood[]): Tables {
  const rows = foods.flatMap(({ slug, name, category }) => {
    const isNew = !tables.foods.has(slug) && !tables.unmatched.has(slug)
    if (!isNew || !name || !category) return []
    return [
      [
        slug,
        {
          slug,
          name_ro: name,
          letter: letterOf(name),
          category: guideCategories[category].name,
          subcategory: '',
        },
      ],
    ] as const
  })
  return { ...tables, unmatched: new Map([...tables.unmatched, ...rows]) }
}

/** The letter that a name stands under: 'Ș' stands under 'S'. */
function letterOf(name: string): string {
  return fold(name).slice(0, 1).toUpperCase()
}
