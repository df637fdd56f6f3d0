import { expect, test } from 'vitest'
import { cookedOf, nameInState } from '../../../src/guide/nutrition/cooked-food.ts'
import { stateRow } from '../../../src/guide/tables/table-rows.ts'
import { tables } from '../../../src/guide/tables/tables.ts'

const rows = [...tables.states.values()]

test.each([
  'orez',
  'paste',
  'linte',
  'fasole-boabe',
  'cartofi',
  'piept-de-pui',
  'carne-de-vita',
  'cotlet-de-porc',
])('%s has values when cooked, and names their entry', (slug) => {
  const cooked = cookedOf(tables.states.get(slug))
  expect(cooked?.nutrition.calories).toBeGreaterThan(50)
  expect(cooked?.source.entry.toLowerCase()).toContain('cooked')
})

test('rice is 352 kcal raw and 125 kcal boiled', () => {
  expect(tables.foods.get('orez')?.kcal_eu1169).toBe(352)
  expect(cookedOf(tables.states.get('orez'))?.nutrition.calories).toBe(125)
})

test('boiled grains and pulses have less energy than dry ones, and fried meat has more than raw', () => {
  const less = (slug: string) =>
    (cookedOf(tables.states.get(slug))?.nutrition.calories ?? 0) < (tables.foods.get(slug)?.kcal_eu1169 ?? 0)
  for (const slug of ['orez', 'orez-brun', 'paste', 'linte', 'naut', 'bulgur', 'mei'])
    expect(less(slug), slug).toBe(true)
  for (const slug of ['piept-de-pui', 'carne-de-vita', 'cotlet-de-porc']) expect(less(slug), slug).toBe(false)
})

test('every energy is that of its macronutrients, by the factors of labels', () => {
  for (const row of rows.filter(({ cooked }) => cooked !== '')) {
    const { protein_g = 0, fat_g = 0, carbs_available_g = 0, fiber_g = 0 } = row
    const energy = protein_g * 4 + fat_g * 9 + carbs_available_g * 4 + fiber_g * 2
    expect(Math.abs(energy - (row.kcal_eu1169 ?? 0)), row.slug).toBeLessThanOrEqual(1)
  }
})

test('every state is that of a food with numbers', () => {
  expect(rows.filter(({ slug }) => !tables.foods.has(slug))).toEqual([])
})

test('a cooked state without values is no row', () => {
  const cells = Object.fromEntries(Object.keys(stateRow.shape).map((column) => [column, '']))
  expect(stateRow.safeParse({ ...cells, slug: 'orez', as_bought: 'crud', cooked: 'fiert' }).success).toBe(
    false,
  )
  expect(stateRow.safeParse({ ...cells, slug: 'orez', as_bought: 'crud' }).success).toBe(true)
})

test('a name says the state', () => {
  expect(nameInState({ name: 'Orez alb', state: 'crud' })).toBe('Orez alb, crud')
  expect(nameInState({ name: 'Mere', state: undefined })).toBe('Mere')
})
