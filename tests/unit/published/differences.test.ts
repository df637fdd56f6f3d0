import { expect, test } from 'vitest'
import { readWholeFoods } from '../../../scripts/lib/guide/read-whole-foods.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { directoryOf } from '../../../src/published/admin-data.ts'
import { differenceOf } from '../../../src/published/differences.ts'
import type { FoodTexts } from '../../../src/published/food/food-columns.ts'
import { writeFood } from '../../../src/published/food/write-food.ts'
import { layOver } from '../../../src/published/overlay.ts'

const foods = readWholeFoods()
const names = new Map(foods.map(({ slug, name }) => [slug, name]))
const directory = directoryOf([...names])
const texts = new Map(foods.map((food) => [food.slug, writeFood(food, (slug) => names.get(slug) ?? slug)]))
const tomatoes = texts.get('rosii') as FoodTexts
const difference = (changes: Partial<FoodTexts>, file: FoodTexts | undefined = tomatoes) =>
  differenceOf({ texts: { ...tomatoes, ...changes }, edited: '' }, file, directory)

test('a record equal to its files adds nothing', () => {
  for (const [, food] of texts)
    expect(differenceOf({ texts: food, edited: '2026-11-23' }, food, directory)).toEqual({ food: undefined })
})

test('a record adds its differences, and their day', () => {
  const edited = { texts: { ...tomatoes, metaTitle: 'Roșii de grădină și de seră' }, edited: '2026-11-23' }
  expect(differenceOf(edited, tomatoes, directory)).toEqual({
    food: { slug: 'rosii', metaTitle: 'Roșii de grădină și de seră', edited: '2026-11-23' },
  })
})

test('choices in another order are no difference', () => {
  expect(difference({ season: '["octombrie","iunie","iulie","august","septembrie"]' })).toEqual({
    food: undefined,
  })
})

test('numbers go with their source, and a dash takes away', () => {
  const nutrition = 'Energie | 79 kJ\nEnergie | 19 kcal'
  expect(difference({ nutrition, leftovers: '-' })).toEqual({
    food: {
      slug: 'rosii',
      nutrition: { kilojoules: 79, calories: 19 },
      source: { table: 'USDA SR28', entry: 'Tomatoes, red, ripe, raw, year round average', id: 'NDB:11529' },
      leftovers: null,
    },
  })
})

test('a food without files says all, so that its page can be built', () => {
  const own = { alternativeNames: '', measures: '', safety: '', recipeAllergens: '', mayContain: '' }
  const told = differenceOf({ texts: { ...tomatoes, ...own }, edited: '' }, undefined, directory)
  if (!('food' in told) || !told.food) throw new Error('It says nothing.')
  expect(told.food).toMatchObject({
    alternativeNames: [],
    measures: [],
    safety: [],
    recipeAllergens: [],
    mayContain: [],
  })
  expect(foodWords.safeParse(layOver(undefined, told.food).head).error).toBeUndefined()
})

test('values that are no longer valid are reported, with food and column', () => {
  expect(difference({ keeping: 'Beci | întreg | 3 zile | | | ambalaj', metaTitle: 'scurt' })).toEqual({
    faults: [
      expect.stringMatching(/^rosii, metaTitle: .*20/),
      expect.stringMatching(/^rosii, keeping: Rândul 1: /),
    ],
  })
})
