import { describe, expect, test } from 'vitest'
import { storedUnit } from '../../../src/domain/item/units.ts'
import { dishFacts } from '../../../src/guide/dishes/dish-facts.ts'
import { dishesOf, dishesWith, needsFor } from '../../../src/guide/dishes/dishes.ts'
import { tables } from '../../../src/guide/tables/tables.ts'

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

test('half of a dish needs half of what is weighed, and whole packs and pieces', () => {
  const needs = [
    ['1', 'kg', '0.5'],
    ['250', 'g', '125'],
    ['125', 'g', '65'],
    ['1.5', 'kg', '0.75'],
    ['3', 'buc', '2'],
    ['1', 'pachet', '1'],
  ] as const
  const half = needsFor(
    needs.map(([quantity, unit]) => ({ food: undefined, name: 'x', quantity, unit })),
    0.5,
  )
  expect(half.map(({ quantity }) => quantity)).toEqual(needs.map(([, , quantity]) => quantity))
})

describe('the facts of a dish', () => {
  const food = (facts = {}) => ({
    allergens: [],
    recipeAllergens: [],
    possibleAllergens: [],
    season: [],
    isImported: false,
    isKept: false,
    subcategory: 'Fructe',
    ...facts,
  })
  const needs = ['faina', 'unt', 'rosii'].map((slug) => ({ food: slug, name: slug }))

  test('have each allergen of an ingredient once, in its surest state', () => {
    const foods = new Map([
      ['faina', food({ allergens: ['Gluten'], possibleAllergens: ['Soia'] })],
      ['unt', food({ allergens: ['Lapte'], recipeAllergens: ['Gluten', 'Ouă'] })],
      ['rosii', food({ possibleAllergens: ['Ouă', 'Lapte'] })],
    ])
    expect(dishFacts({ name: 'Salată', needs }, foods)).toMatchObject({
      allergens: ['Gluten', 'Lapte'],
      recipeAllergens: ['Ouă'],
      possibleAllergens: ['Soia'],
      unknown: [],
    })
  })

  test('name the ingredients that no table has', () => {
    const foods = new Map([['faina', food()]])
    expect(
      dishFacts({ name: 'Salată', needs: [{ food: undefined, name: 'Costiță' }, ...needs] }, foods).unknown,
    ).toEqual(['Costiță', 'unt', 'rosii'])
  })

  test('say nothing of the allergens of what is not eaten', () => {
    const bought = ['Cărbuni', 'Costiță'].map((name) => ({ food: undefined, name }))
    expect(dishFacts({ name: 'Grătar', needs: bought }, new Map()).unknown).toEqual(['Costiță'])
    const unfed = dishes
      .flatMap(({ needs }) => needs.filter(({ food }) => !food))
      .map(({ name }) => name)
      .filter(
        (name) =>
          dishFacts({ name: 'Salată', needs: [{ food: undefined, name }] }, new Map()).unknown.length === 0,
      )
    expect(new Set(unfed)).toEqual(
      new Set([
        'Borcane',
        'Bețe de frigărui',
        'Cărbuni',
        'Lumânări de tort',
        'Pahare de hârtie',
        'Pungi de hârtie',
        'Sticle cu capac',
        'Vopsea de ouă',
      ]),
    )
  })

  test('have the months in which all fresh local ingredients are in season', () => {
    const foods = new Map([
      ['faina', food({ season: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })],
      ['unt', food({ season: [7, 8, 9] })],
      ['rosii', food({ season: [8, 9, 10] })],
    ])
    expect(dishFacts({ name: 'Salată', needs }, foods).season).toEqual([8, 9])
    expect(
      dishFacts(
        { name: 'Salată', needs },
        new Map([...foods, ['faina', food({ season: [1], isImported: true })]]),
      ).season,
    ).toEqual([8, 9])
    expect(
      dishFacts({ name: 'Salată', needs }, new Map([...foods, ['faina', food({ season: [1] })]])).season,
    ).toEqual([])
    for (const atAnyTime of [
      { subcategory: 'Nuci și semințe' },
      { subcategory: 'Ierburi aromatice' },
      { isKept: true },
    ]) {
      const kept = food({ season: [1], ...atAnyTime })
      expect(dishFacts({ name: 'Salată', needs }, new Map([...foods, ['faina', kept]])).season).toEqual([
        8, 9,
      ])
    }
  })

  test('have no months if these are those of one ingredient, or a single one', () => {
    const rosii = ['rosii', food({ season: [8, 9] })] as const
    expect(dishFacts({ name: 'Salată', needs }, new Map([rosii])).season).toEqual([])
    const unt = ['unt', food({ season: [7, 8] })] as const
    expect(dishFacts({ name: 'Salată', needs }, new Map([rosii, unt])).season).toEqual([])
  })

  test.each([
    ...['Aperitive de Revelion', 'Coșul de Crăciun', 'Drob de miel', 'Masa de Paște', 'Masa de Revelion'],
    ...['Masă de Buna Vestire', 'Masă de post', 'Moș Nicolae', 'Piftie de porc', 'Pungi pentru colindători'],
    ...['Pască cu brânză', 'Tăierea porcului'],
  ])('do not pass the harvest off as the time of "%s"', (name) => {
    const foods = new Map([
      ['rosii', food({ season: [8, 9] })],
      ['unt', food({ season: [8, 9] })],
    ])
    expect(dishes.map((dish) => dish.name)).toContain(name)
    expect(dishFacts({ name, needs }, foods).season).toEqual([])
    expect(dishFacts({ name: 'Paste cu pesto', needs }, foods).season).toEqual([8, 9])
  })
})

test('a dish with a food that is not in the guide stops the build', () => {
  const rows = [{ dish: 'Salată', food: 'piatra', name: '', quantity: '1', unit: 'kg' }]
  expect(() => dishesOf(rows, nameOf)).toThrow('Salată needs "piatra"')
})
