import { describe, expect, test } from 'vitest'
import { readWholeFoods } from '../../../scripts/lib/guide/read-whole-foods.ts'
import { readFoodTexts } from '../../../src/published/food/read-food.ts'
import { nothingSaid, wholeFood } from '../../../src/published/food/whole-food.ts'
import { writeFood } from '../../../src/published/food/write-food.ts'

const foods = readWholeFoods()
const names = new Map(foods.map(({ slug, name }) => [slug, name]))
const slugs = new Map(foods.map(({ slug, name }) => [name, slug]))
const directory = { slugCalled: (name: string) => slugs.get(name) }
const nameOf = (slug: string) => names.get(slug) ?? slug

describe('a food’s record', () => {
  test.each(foods.map((food) => [food.slug, food] as const))('%s reads back as it was written', (_, food) => {
    const { values, faults } = readFoodTexts(writeFood(food, nameOf), directory)
    expect(faults).toEqual({})
    const rounded = { ...food, nutrition: expect.anything() }
    expect(wholeFood.parse({ ...nothingSaid, ...values })).toEqual(rounded)
  })
})
