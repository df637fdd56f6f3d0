import { describe, expect, test } from 'vitest'
import { storedUnit } from '../../../src/domain/item/units.ts'
import { dishesOf, dishesWith } from '../../../src/guide/dishes.ts'
import { tables } from '../../../src/guide/tables.ts'

const nameOf = (slug: string) => (tables.foods.get(slug) ?? tables.unmatched.get(slug))?.name_ro
const dishes = dishesOf(tables.dishes, nameOf)

describe('the dishes of the table', () => {
  test('each have an address of their own and something to buy', () => {
    expect(new Set(dishes.map(({ slug }) => slug)).size).toBe(dishes.length)
    for (const { slug, needs } of dishes) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(needs.length, slug).toBeGreaterThanOrEqual(4)
      expect(new Set(needs.map(({ name }) => name)).size, slug).toBe(needs.length)
    }
  })

  test('name units that lists know', () => {
    const units = new Set(tables.dishes.map(({ unit }) => unit))
    expect([...units].filter((unit) => storedUnit(unit) !== unit)).toEqual([])
  })

  test('need every food of the guide', () => {
    const slugs = [...tables.foods.keys(), ...tables.unmatched.keys()]
    expect(slugs.filter((slug) => dishesWith(dishes, slug).length === 0)).toEqual([])
  })
})

test('a food’s dishes begin with those that it is the most of', () => {
  const rows = [
    { dish: 'Salată', food: 'rosii', name: '', quantity: '1', unit: 'kg' },
    { dish: 'Ciorbă', food: '', name: 'Costiță afumată', quantity: '300', unit: 'g' },
    { dish: 'Ciorbă', food: 'fasole-boabe', name: '', quantity: '500', unit: 'g' },
    { dish: 'Iahnie', food: 'fasole-boabe', name: '', quantity: '500', unit: 'g' },
  ]
  const found = dishesWith(dishesOf(rows, nameOf), 'fasole-boabe')
  expect(found.map(({ name }) => name)).toEqual(['Iahnie', 'Ciorbă'])
})

test('a dish with a food that is not in the guide stops the build', () => {
  const rows = [{ dish: 'Salată', food: 'piatra', name: '', quantity: '1', unit: 'kg' }]
  expect(() => dishesOf(rows, nameOf)).toThrow('Salată needs "piatra"')
})
