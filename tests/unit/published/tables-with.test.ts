import { describe, expect, test } from 'vitest'
import type { Tables } from '../../../src/guide/tables/tables.ts'
import { tables } from '../../../src/guide/tables/tables.ts'
import type { PublishedFood } from '../../../src/published/food/whole-food.ts'
import { tablesWith } from '../../../src/published/tables-with.ts'

const changed = (food: Omit<PublishedFood, 'slug'>, slug = 'rosii') => tablesWith(tables, [{ slug, ...food }])

describe('a food that no table knows', () => {
  test.each([
    ['Pesto', 'P'],
    ['Șnițel', 'S'],
    ['Înghețată', 'I'],
  ])('%s stands under %s', (name, letter) => {
    expect(changed({ name, category: 'condimente' }, 'nou').unmatched.get('nou')).toEqual({
      slug: 'nou',
      name_ro: name,
      letter,
      category: 'Condimente și mirodenii',
      subcategory: '',
    })
  })

  test('has the rows that are said of it', () => {
    const season = changed({ name: 'Pesto', category: 'condimente', season: [6, 7] }, 'nou').seasons.get(
      'nou',
    )
    expect(season).toEqual({ slug: 'nou', months: [6, 7], basis: 'recoltă locală' })
  })
})

test('with nothing said the tables are those of the files', () => {
  const same = tablesWith(tables, [])
  for (const name of Object.keys(tables) as (keyof Tables)[]) expect(same[name]).toEqual(tables[name])
})

describe('a text about a food replaces its rows', () => {
  const fact = {
    place: 'fridge',
    state: 'opened',
    unit: 'days',
    to: 3,
    counted_from: 'opening',
    recommended: '',
    note: '',
  } as const

  test('of keeping, and its address is a publication', () => {
    const source = 'https://www.ansvsa.ro/pastrare'
    const { keeping, sources } = changed({ keeping: [{ ...fact, source }], edited: '2026-11-23' })
    expect(keeping.get('rosii')).toEqual([{ ...fact, slug: 'rosii', source, from: undefined }])
    expect(sources.get(source)).toMatchObject({ publisher: 'www.ansvsa.ro', read_on: '2026-11-23' })
    expect(keeping.get('oua')).toEqual(tables.keeping.get('oua'))
  })

  test('of allergens, each state for itself', () => {
    expect(changed({ allergens: ['lapte'] }).allergens.get('rosii')).toEqual({
      slug: 'rosii',
      contains: ['lapte'],
      by_recipe: [],
      may_contain: [],
    })
    expect(changed({ recipeAllergens: ['soia'] }, 'lapte').allergens.get('lapte')).toEqual({
      slug: 'lapte',
      contains: ['lapte'],
      by_recipe: ['soia'],
      may_contain: [],
    })
    expect(changed({ mayContain: ['mustar'] }, 'paine-alba').allergens.get('paine-alba')).toMatchObject({
      by_recipe: ['soia', 'lapte', 'susan'],
      may_contain: ['mustar'],
    })
  })

  test('of an allergen that the files have in another state, which gives way', () => {
    expect(changed({ recipeAllergens: ['lupin'] }, 'paine-alba').allergens.get('paine-alba')).toMatchObject({
      contains: ['gluten'],
      by_recipe: ['lupin'],
      may_contain: [],
    })
    expect(
      changed({ allergens: ['gluten', 'soia'] }, 'paine-alba').allergens.get('paine-alba'),
    ).toMatchObject({
      by_recipe: ['lapte', 'susan'],
      may_contain: ['lupin'],
    })
    expect(changed({ mayContain: ['soia'] }, 'paine-alba').allergens.get('paine-alba')).toMatchObject({
      by_recipe: ['soia', 'lapte', 'susan'],
      may_contain: [],
    })
  })

  test('of the season, of measures, of safety', () => {
    const text = 'Roșiile verzi nu se mănâncă crude.'
    const told = changed({
      season: [8],
      measures: [{ measure: 'o felie', grams: 20 }],
      safety: [{ kind: 'raw', text, source: 'cfs-hk-toxins' }],
    })
    expect(told.seasons.get('rosii')?.months).toEqual([8])
    expect(told.measures.get('rosii')).toEqual([{ slug: 'rosii', measure_ro: 'o felie', grams: 20 }])
    expect(told.safety.filter(({ foods }) => foods.includes('rosii')).map((row) => row.text)).toEqual([text])
  })

  test('of its name, with its letter, and of its category, with its subcategory', () => {
    const { foods } = changed({ name: 'Tomate', category: 'fructe' })
    expect(foods.get('rosii')).toMatchObject({
      name_ro: 'Tomate',
      letter: 'T',
      category: 'Fructe',
      subcategory: '',
    })
  })
})
