import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decidingPhrase } from '../../../../src/domain/category/category.ts'
import { allCategoryWords, detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { cleanText, nameProblem, quantityProblem, unitProblem } from '../../../../src/domain/lib/check.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { scaled } from '../../../../src/domain/templates/scaled.ts'
import type { ScaledItem, Template, TemplateItem } from '../../../../src/domain/templates/template.ts'
import { templates } from '../../../../src/domain/templates/templates.ts'
import { keyOf, parseItems } from '../../../../src/domain/with-all-words.ts'

const byKey = templates.map((template) => [template.key, template] as const)
const allItems = templates.flatMap(({ items }) => items)

/** Items without a category in a food store. All items of the school template are such. */
const elsewhere = `
  vopsea de ouă, lumânări, lumânări de tort, tămâie, cărbuni de tămâie, chibrituri, sacoșe, cărbuni, aprinzător, baloane
  farfurii de carton, pahare de carton, pahare de unică folosință, lingurițe de unică folosință
  furculițe de unică folosință, față de masă, pungi de cadou, borcane goale, capace pentru borcane, celofan
`
  .trim()
  .split(/, |\n\s*/)

const measures: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, ml: 1 }

/** Amount as a comparable number: in g or ml, or in the item's own unit. */
function sizeOf({ quantity, unit }: { quantity: string; unit: string }): number {
  return Number(quantity) * (measures[unit] ?? 1)
}

/** A template with two numbers of people or pieces, the smaller one first. */
const anyTwo = fc.constantFrom(...templates).chain((template) => {
  const number = fc.integer({ min: template.min, max: template.max })
  return fc
    .tuple(number, number)
    .map(([one, other]) => ({ template, few: Math.min(one, other), many: Math.max(one, other) }))
})

/** Returns each item of a template with its scaled item. */
function pairsOf(template: Template, people: number): [TemplateItem, ScaledItem][] {
  const items = scaled(template, people)
  return template.items.flatMap((item, at): [TemplateItem, ScaledItem][] => {
    const other = items[at]
    return other ? [[item, other]] : []
  })
}

test('there are a dozen, each once', () => {
  expect(new Set(templates.map(({ key }) => key)).size).toBe(12)
  expect(templates).toHaveLength(12)
})

describe.each(byKey)('%s', (_, template) => {
  test('is for a whole number of people between the fewest and the most', () => {
    const { min, people, max } = template
    expect([min, people, max].map(Number.isInteger)).toEqual([true, true, true])
    expect(min).toBeGreaterThanOrEqual(1)
    expect(people).toBeGreaterThanOrEqual(min)
    expect(max).toBeGreaterThan(people)
  })

  test('is as it is written for its own number of people', () => {
    expect(scaled(template, template.people)).toEqual(
      template.items.map(({ name, quantity = 1, unit = 'st', note }) => ({
        name,
        quantity: String(quantity),
        unit,
        ...(note && { note }),
      })),
    )
  })

  test('names no thing twice', () => {
    const keys = template.items.map(({ name }) => keyOf(name))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
})

describe('for any number of people', () => {
  test('more of them never need less of anything', () => {
    fc.assert(
      fc.property(anyTwo, ({ template, few, many }) => {
        const [less, more] = [scaled(template, few), scaled(template, many)]
        for (const [at, item] of less.entries()) {
          expect([item.name, sizeOf(more[at] ?? expect.unreachable()) >= sizeOf(item)]).toEqual([
            item.name,
            true,
          ])
        }
      }),
    )
  })

  test('a list can store all of it, and nothing has to be cleaned', () => {
    fc.assert(
      fc.property(anyTwo, ({ template, few }) => {
        for (const { name, quantity, unit, note = '' } of scaled(template, few)) {
          const problems = [nameProblem(name), quantityProblem(quantity), unitProblem(unit)]
          expect([name, ...problems]).toEqual([name, undefined, undefined, undefined])
          expect([cleanText(name), cleanText(note)]).toEqual([name, note])
          expect(Array.from(note).length).toBeLessThanOrEqual(200)
        }
      }),
    )
  })

  test('measures are half a step off at most, pieces half a piece, and packs are enough', () => {
    fc.assert(
      fc.property(anyTwo, ({ template, few }) => {
        for (const [{ name, quantity, unit, isFixed }, said] of pairsOf(template, few)) {
          if (quantity === undefined || unit === undefined) continue
          const share = isFixed ? 1 : few / template.people
          const exact = sizeOf({ quantity: String(quantity), unit }) * share
          const off = sizeOf(said) - exact
          expect([name, off, isRounded(unit, exact, off)]).toEqual([name, off, true])
        }
      }),
    )
  })

  function isRounded(unit: string, exact: number, off: number): boolean {
    const slack = 1e-9
    if (unit === 'buc') return Math.abs(off) <= 0.5 + slack || exact + off === 1
    if (!(unit in measures)) return off > -slack && off < 1
    if (exact < 50) return exact + off === 50
    return Math.abs(off) <= (exact < 1000 ? 25 : exact < 3000 ? 125 : 250) + slack
  }
})

describe('each name is one that lists have', () => {
  test.each([...new Set(allItems.map(({ name }) => name))])('%s', (name) => {
    expect(name).toBe(name.toLowerCase())
    expect(name).not.toMatch(/[şţŞŢ]/)
    expect(parseItems(name)).toEqual({ items: [{ name, quantity: '1', unit: 'st' }], refused: [] })
  })

  test('and each amount too, as it is typed before a name', () => {
    const measured = allItems.filter(({ quantity }) => quantity !== undefined)
    for (const { name, quantity, unit } of measured) {
      const typed = `${quantity} ${unit} ${name}`
      expect(parseItems(typed).items).toEqual([{ name, quantity: String(quantity), unit }])
    }
    expect(measured.length).toBeGreaterThan(200)
  })
})

describe('each thing has its place in a shop', () => {
  const names = (some: readonly Template[]) => some.flatMap(({ items }) => items.map(({ name }) => name))
  const isElsewhere = (name: string) => detectCategory(name) === 'altele'

  test('by a word that is known', () => {
    const guessed = names(templates).filter(
      (name) => isElsewhere(name) && decidingPhrase(allCategoryWords(), name) === undefined,
    )
    expect(guessed).toEqual([])
  })

  test('and only things that belong nowhere else are under the rest', () => {
    const food = templates.filter(({ key }) => key !== 'rechizite')
    expect(new Set(names(food).filter(isElsewhere))).toEqual(new Set(elsewhere))
    const school = templates.filter(({ key }) => key === 'rechizite')
    expect(names(school).filter((name) => !isElsewhere(name))).toEqual(['șervețele umede', 'șervețele'])
  })
})

describe('food for days of fasting has no animal products', () => {
  const fasting = templates.filter(({ key }) =>
    ['mese-de-post', 'parastas', 'zacusca', 'muraturi'].includes(key),
  )
  const ofAnimals =
    /\b(?:carne|pui|porc|vita|miel|peste|ou|oua|lapte|unt|smantana|branza|telemea|cascaval|iaurt|frisca|miere|untura|slanina|icre|gelatina|margarina|ciocolata|napolitane|maioneza)\b/

  test.each(fasting.map((template) => [template.key, template] as const))('%s', (_, { items }) => {
    for (const { name } of items) {
      expect([name, detectCategory(name)]).not.toEqual([
        name,
        expect.stringMatching(/^(?:lactate|carne|peste)$/),
      ])
      expect(fold(name)).not.toMatch(ofAnimals)
    }
  })

  test('four of them are tried', () => {
    expect(fasting).toHaveLength(4)
  })
})
