import { describe, expect, test } from 'vitest'
import { scaled } from '../../../../src/domain/templates/scaled.ts'
import type { Template, TemplateItem } from '../../../../src/domain/templates/template.ts'

/** Returns the amount of an item of a template for six, scaled for another number of people. */
function amountFor(people: number, item: Omit<TemplateItem, 'name'>): string {
  const template: Template = {
    key: 'sarmale',
    counted: 'people',
    ...{ people: 6, min: 1, max: 50 },
    items: [{ name: 'orez', ...item }],
  }
  return scaled(template, people)
    .map(({ quantity, unit }) => `${quantity} ${unit}`)
    .join()
}

describe('a weight below 1 kg goes by 50 g', () => {
  test.each([
    [6, 150, '150 g'],
    [7, 150, '200 g'],
    [8, 150, '200 g'],
    [9, 150, '250 g'],
    [4, 150, '100 g'],
    [1, 150, '50 g'],
    [1, 50, '50 g'],
    [5, 900, '750 g'],
    [7, 800, '950 g'],
    [7, 850, '1 kg'],
    [12, 500, '1 kg'],
  ])('for %i instead of 6, %i g is %s', (people, quantity, said) => {
    expect(amountFor(people, { quantity, unit: 'g' })).toBe(said)
  })
})

describe('a weight from 1 to 3 kg goes by 250 g, and a greater one by 500 g', () => {
  test.each([
    [6, 1, '1 kg'],
    [7, 1, '1.25 kg'],
    [8, 1, '1.25 kg'],
    [9, 1, '1.5 kg'],
    [10, 1, '1.75 kg'],
    [4, 1, '650 g'],
    [3, 1, '500 g'],
    [2, 1, '350 g'],
    [1, 1, '150 g'],
    [17, 1, '2.75 kg'],
    [18, 1, '3 kg'],
    [19, 1, '3 kg'],
    [20, 1, '3.5 kg'],
    [5, 1.5, '1.25 kg'],
    [3, 1.5, '750 g'],
    [30, 2.5, '12.5 kg'],
    [20, 0.9, '3 kg'],
  ])('for %i instead of 6, %s kg is %s', (people, quantity, said) => {
    expect(amountFor(people, { quantity, unit: 'kg' })).toBe(said)
  })
})

describe('liquids scale like weights', () => {
  test.each([
    [6, 200, 'ml', '200 ml'],
    [7, 200, 'ml', '250 ml'],
    [30, 200, 'ml', '1 l'],
    [3, 1, 'l', '500 ml'],
    [8, 2, 'l', '2.75 l'],
    [12, 2, 'l', '4 l'],
  ] as const)('for %i instead of 6, %i %s is %s', (people, quantity, unit, said) => {
    expect(amountFor(people, { quantity, unit })).toBe(said)
  })
})

describe('pieces are whole ones, and at least one', () => {
  test.each([
    [6, 10, '10 buc'],
    [7, 10, '12 buc'],
    [8, 10, '13 buc'],
    [5, 10, '8 buc'],
    [4, 10, '7 buc'],
    [1, 10, '2 buc'],
    [8, 1, '1 buc'],
    [9, 1, '2 buc'],
    [1, 1, '1 buc'],
    [2, 24, '8 buc'],
  ])('for %i instead of 6, %i are %s', (people, quantity, said) => {
    expect(amountFor(people, { quantity, unit: 'buc' })).toBe(said)
  })
})

describe('packs are rounded up, because no part of one is sold', () => {
  test.each([
    [6, 1, 'pachet', '1 pachet'],
    [7, 1, 'pachet', '2 pachet'],
    [12, 1, 'pachet', '2 pachet'],
    [13, 1, 'pachet', '3 pachet'],
    [2, 1, 'borcan', '1 borcan'],
    [4, 3, 'sticlă', '2 sticlă'],
    [5, 3, 'sticlă', '3 sticlă'],
    [8, 2, 'legătură', '3 legătură'],
    [8, 2, 'căpățână', '3 căpățână'],
    [10, 12, 'doză', '20 doză'],
  ] as const)('for %i instead of 6, %i %s is %s', (people, quantity, unit, said) => {
    expect(amountFor(people, { quantity, unit })).toBe(said)
  })
})

describe('an amount that does not depend on people stays', () => {
  test.each([1, 6, 50])('for %i', (people) => {
    expect(amountFor(people, { quantity: 1, unit: 'plic', isFixed: true })).toBe('1 plic')
    expect(amountFor(people, { quantity: 500, unit: 'g', isFixed: true })).toBe('500 g')
    expect(amountFor(people, {})).toBe('1 st')
  })
})

test('a thing keeps its name and its note, and has no note where there is none', () => {
  const template: Template = {
    key: 'sarmale',
    counted: 'people',
    ...{ people: 6, min: 1, max: 50 },
    items: [{ name: 'orez', quantity: 150, unit: 'g', note: 'cu bob rotund' }, { name: 'piper' }],
  }
  expect(scaled(template, 12)).toEqual([
    { name: 'orez', quantity: '300', unit: 'g', note: 'cu bob rotund' },
    { name: 'piper', quantity: '1', unit: 'st' },
  ])
})
