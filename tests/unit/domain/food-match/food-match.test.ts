import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFoodsFile, readListedFoods } from '../../../../scripts/lib/guide/foods-file.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { foodIn, readFoodNames } from '../../../../src/domain/food-match/food-match.ts'
import { bareName } from '../../../../src/domain/food-match/food-names.ts'
import { foodsFile } from '../../../../src/domain/food-match/foods-file.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'
import { unsureNames } from '../../../../src/domain/words/food-names.ts'
import { commonItems } from './common-items.ts'
import { nonFoods, otherFoods } from './other-things.ts'
import { unseenItems, unseenOthers } from './unseen-items.ts'

const names = readFoodNames(readFoodsFile())
const foods = readListedFoods()
const slugOf = (name: string) => foodIn(allWords(), names, name, detectCategory(name))?.slug

const rowsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([slug, list]) =>
    termsOfLine(list).map((name): [string, string] => [name, slug]),
  )
/** A comma between two digits separates nothing: "lapte 3,5%". */
const termsOfLine = (list: string) => list.split(', ')

const rows = [...rowsOf(commonItems), ...rowsOf(unseenItems)]
const anyRow = fc.constantFrom(...rows)

describe('names that families write match the intended food', () => {
  test.each(rows)('%s → %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

describe('a non-food has no page', () => {
  test.each(termsOf(nonFoods))('%s', (name) => {
    expect(slugOf(name)).toBeUndefined()
  })
})

describe('a food that the guide does not have is no other one', () => {
  test.each([...termsOf(otherFoods), ...termsOf(unseenOthers)])('%s', (name) => {
    expect(slugOf(name)).toBeUndefined()
  })
})

describe('the guide’s own names', () => {
  const unsure = new Set(termsOf(unsureNames))
  const own = foods.flatMap(({ slug, name, otherNames }) =>
    [...new Set([name, bareName(name), ...otherNames])].map((known): [string, string] => [known, slug]),
  )

  test.each(own.filter(([name]) => !unsure.has(name)))('%s → %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test.each([...unsure])('“%s” may be something else on a list', (name) => {
    expect(slugOf(name)).toBeUndefined()
  })
})

describe('for any item', () => {
  test('case, diacritics and old letters never matter', () => {
    fc.assert(
      fc.property(anyRow, ([name, slug]) => {
        const old = name.replaceAll('ș', 'ş').replaceAll('ț', 'ţ')
        const variants = [name.toUpperCase(), fold(name), old, name.normalize('NFD')]
        expect(variants.map(slugOf)).toEqual(variants.map(() => slug))
      }),
    )
  })

  test('amounts and praise never matter', () => {
    const more = fc.constantFrom('1 kg', '2,5%', 'bio', 'de casă', '(500 g)', 'de la țară')
    fc.assert(
      fc.property(anyRow, more, ([name, slug], said) => {
        // "Mini" belongs to the next word: "mini cârnați", "minicârnați".
        fc.pre(!name.endsWith(' mini'))
        expect(slugOf(`${name} ${said}`)).toBe(slug)
      }),
    )
  })

  test('an unknown word makes it unknown', () => {
    fc.assert(
      fc.property(anyRow, fc.stringMatching(/^[qwxyz]{6,12}$/), ([name], unknown) => {
        expect(slugOf(`${name} ${unknown}`)).toBeUndefined()
        expect(slugOf(`${unknown} ${name}`)).toBeUndefined()
      }),
    )
  })

  test('no text is too strange', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name)
        expect(slug === undefined || foods.some((food) => food.slug === slug)).toBe(true)
      }),
    )
  })
})

describe('its category', () => {
  test('among cleaning products it is a food only without any but general attributes', () => {
    expect(foodIn(allWords(), names, 'oțet', 'curatenie')?.slug).toBe('otet')
    expect(foodIn(allWords(), names, 'oțet bio', 'curatenie')?.slug).toBe('otet')
    expect(foodIn(allWords(), names, 'oțet alb', 'curatenie')).toBeUndefined()
  })
})

describe('the foods as a page fetches them', () => {
  test('substitutes are those of the guide, by name', () => {
    expect(foodIn(allWords(), names, 'mărar', 'legume')).toMatchObject({ name: 'Mărar' })
    for (const { slug, substitutes } of foods) {
      const known = [...names.byHead.values()].flat().find(({ food }) => food?.slug === slug)?.food
      expect(known?.substitutes.map((food) => food.slug)).toEqual(substitutes)
    }
  })

  test('a substitute that the guide does not have stops the build', () => {
    const broken = foods.map((food) => (food.slug === 'unt' ? { ...food, substitutes: ['aur'] } : food))
    expect(() => foodsFile(allWords(), broken)).toThrow('aur')
  })
})
