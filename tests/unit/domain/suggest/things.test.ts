import { describe, expect, test } from 'vitest'
import { readFoodsFile } from '../../../../scripts/lib/guide/foods-file.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { foodIn, readFoodNames } from '../../../../src/domain/food-match/food-match.ts'
import { bareName } from '../../../../src/domain/food-match/food-names.ts'
import { makeSuggester } from '../../../../src/domain/suggest/suggest.ts'
import { readThings } from '../../../../src/domain/suggest/things.ts'
import { thingsFile } from '../../../../src/domain/suggest/things-file.ts'
import { allWords, nameKey, parseItems } from '../../../../src/domain/with-all-words.ts'
import { brands } from '../../../../src/domain/words/brands.ts'

const foods = readFoodsFile()
const foodNames = readFoodNames(foods)
const file = thingsFile(allWords(), foods)
const things = readThings(file)
const suggest = makeSuggester(allWords(), { history: [], pending: [], things: () => things })
const suggested = (text: string) => suggest(text).map(({ name }) => name)

describe('the products that can be suggested', () => {
  test('are each there once', () => {
    const keys = things.map(({ name }) => nameKey(name))
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  })

  test('have no other name that is the name of another product', () => {
    const names = new Map(things.map(({ name }) => [nameKey(name), name]))
    const others = things.flatMap(({ name, forms }) =>
      forms.slice(1).map((form) => [name, form.name] as const),
    )
    expect(others.filter(([name, other]) => (names.get(nameKey(other)) ?? name) !== name)).toEqual([])
  })

  test('are added as they are named', () => {
    const names = things.flatMap(({ forms }) => forms.map(({ name }) => name))
    const plain = { quantity: '1', unit: 'st' }
    for (const name of names) expect(parseItems(name)).toEqual({ items: [{ name, ...plain }], refused: [] })
  })

  test('have the category of their names', () => {
    for (const { name, category, brand } of things)
      if (brand === undefined) expect([name, category]).toEqual([name, detectCategory(name)])
  })

  test('have a product for each brand', () => {
    const expected = brands.flatMap(([product, names]) => termsOf(names).map((name) => `${product} ${name}`))
    expect(things.filter(({ brand }) => brand !== undefined).map(({ name }) => name)).toEqual(expected)
  })

  test.each(foods.rows.map(([name, slug], place) => ({ name, slug, place })))(
    'include $name of the guide',
    ({ name, place }) => {
      const food = foods.rows[place]
      const isThisFood = (other: string) =>
        nameKey(other) === nameKey(bareName(name)) ||
        foodIn(allWords(), foodNames, other, detectCategory(other))?.name === food?.[0]
      expect(suggested(bareName(name)).some(isThisFood)).toBe(true)
    },
  )
})

describe('typing finds', () => {
  test.each([
    ['without diacritics', 'branz', 'brânză'],
    ['in the old spelling', 'brînz', 'brânză'],
    ['in the old spelling without diacritics', 'brinz', 'brânză'],
    ['by another name', 'vână', 'vânătă'],
    ['by a later word', 'vase', 'detergent de vase'],
    ['without the small words', 'pasta dinti', 'pastă de dinți'],
    ['by the beginnings of its words', 'det va', 'detergent de vase'],
    ['by another form of a word', 'burete', 'bureți de vase'],
    ['by its brand', 'persi', 'detergent de rufe Persil'],
    ['by the words of its brand', 'coca cola', 'suc Coca-Cola'],
    ['by a brand with an apostrophe', 'lays', 'chipsuri Lay’s'],
  ])('a product %s: %s', (_, text, name) => {
    expect(suggested(text)).toContain(name)
  })

  test.each([
    ['pi', 'piper', 'pâine'],
    ['lapte', 'lapte bătut', 'lapte Zuzu'],
    ['dero', 'detergent de rufe Dero', 'orez Deroni'],
    ['pudr', 'zahăr pudră', 'pudră'],
    ['cârn', 'cârnați', 'carne tocată'],
  ])('of "%s", %s before %s', (text, first, second) => {
    const names = suggested(text)
    expect(names).toContain(first)
    expect([...names, second].indexOf(second)).toBeGreaterThan(names.indexOf(first))
  })

  test('at most 4', () => {
    expect(suggested('a')).toHaveLength(4)
    expect(suggested('lapte')).toHaveLength(4)
  })

  test('nothing more while nothing is typed: the 12 of the catalogue', () => {
    expect(suggested('')).toHaveLength(12)
  })

  test("a list's own name in place of the product's", () => {
    const own = makeSuggester(allWords(), {
      history: ['Mălaiul nostru', 'Drojdie'],
      pending: [],
      things: () => things,
    })
    expect(own('droj').map(({ name }) => name)).toEqual(['Drojdie', 'drojdie uscată', 'drojdie proaspătă'])
  })
})
