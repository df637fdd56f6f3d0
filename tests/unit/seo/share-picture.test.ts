import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { guideCategories, guideCategorySlugs } from '../../../src/guide/guide-categories.ts'
import { foodContent, guideContent, pageContents } from '../../../src/seo/pictures/share-contents.ts'
import { shareFont } from '../../../src/seo/pictures/share-font.ts'
import { shareKit } from '../../../src/seo/pictures/share-kit.ts'
import { panelBox, pictureSize, sharePicture } from '../../../src/seo/pictures/share-picture.ts'
import { readTypeFace } from '../../../src/seo/pictures/type-face.ts'
import { guideFoods } from '../../support/guide-foods.ts'

type SharedFood = Parameters<typeof foodContent>[0]

const face = readTypeFace(shareFont)
const foods = guideFoods()
const contents = [...Object.values(pageContents), guideContent(foods.length), ...foods.map(foodContent)]

const tomatoes: SharedFood = {
  slug: 'rosii',
  name: 'Roșii',
  category: 'legume',
  subcategory: 'Legume fructoase',
  picture: 'tomato',
  nutrition: { calories: 18 },
  season: [7, 8, 9],
  state: undefined,
}
const draw = (changes: Partial<SharedFood> = {}) =>
  sharePicture(foodContent({ ...tomatoes, ...changes }), shareKit)

/** Returns all texts of a picture with their positions. */
function textsOf(svg: string) {
  return parse(svg)
    .querySelectorAll('text')
    .map((node) => {
      const number = (name: string) => Number(node.getAttribute(name))
      const [x, y, size] = [number('x'), number('y'), number('font-size')]
      const width = shareKit.widthOf(node.textContent, size)
      const before =
        { start: 0, middle: width / 2, end: width }[node.getAttribute('text-anchor') ?? 'start'] ?? 0
      return { text: node.textContent, x, y, size, left: x - before, right: x - before + width }
    })
}

const titleOf = (svg: string) =>
  textsOf(svg)
    .filter(({ size }) => size >= 56)
    .map(({ text }) => text)

describe('a food’s picture', () => {
  test('has the site’s name, the food, its energy and its season', () => {
    expect(textsOf(draw()).map(({ text }) => text)).toEqual([
      'Lista Noastră',
      'Legume fructoase',
      'Roșii',
      '18\u00a0kcal',
      'la 100\u00a0g',
      'iul–sep',
      'de sezon',
    ])
  })

  test('leaves out unknown facts', () => {
    const texts = textsOf(draw({ nutrition: {}, season: [] })).map(({ text }) => text)
    expect(texts).toEqual(['Lista Noastră', 'Legume fructoase', 'Roșii'])
  })

  test('names its category when it shows that sign instead of a drawing', () => {
    const rye = {
      slug: 'paine-fara-desen',
      name: 'Pâine de secară',
      category: 'cereale',
      subcategory: 'Pâine',
      picture: undefined,
    } as const
    const drawn = draw(rye)
    expect(drawn).toContain(shareKit.bodyOf('semn-cereale'))
    expect(textsOf(drawn).at(-1)?.text).toBe('Cereale și făinoase')
    expect(textsOf(drawn)[1]?.text).toBe('Pâine')
  })

  test.each(guideCategorySlugs)('is in the colour of %s', (category) => {
    const { name } = guideCategories[category]
    const colour = shareKit.colourOf(category)
    const panel = parse(draw({ category, subcategory: '' })).querySelectorAll(`rect[fill="${colour}"]`)
    expect(panel.map((rect) => rect.getAttribute('width'))).toContain(String(panelBox.width))
    expect(textsOf(draw({ category, subcategory: '' }))[1]?.text).toBe(name)
  })

  test('treats a name as text only', () => {
    expect(titleOf(draw({ name: 'A & <b/>' }))).toEqual(['A & <b/>'])
  })
})

describe('a name', () => {
  test.each([
    ['Ouă', ['Ouă']],
    ['Ulei din sâmburi de struguri', ['Ulei din sâmburi', 'de struguri']],
    ['Semințe de floarea-soarelui', ['Semințe', 'de floarea-soarelui']],
    ['Cola (băutură carbogazoasă)', ['Cola (băutură', 'carbogazoasă)']],
  ])('"%s" is written as %j', (name, lines) => {
    const written = foods
      .filter((food) => food.name === name)
      .map((food) => titleOf(sharePicture(foodContent(food), shareKit)))
    expect(written).toEqual([lines])
  })

  test('that no picture has room for stops the build', () => {
    expect(() => draw({ name: 'pneumonoultramicroscopicsilicovolcanoconioză' })).toThrow('does not fit')
  })
})

test.each(contents.map((content) => [content.title, content] as const))(
  'the picture of %s has only letters of its font, and each text in its place',
  (_, content) => {
    const drawn = textsOf(sharePicture(content, shareKit))
    expect(drawn.map(({ text }) => text).join(' ')).toContain(content.title)
    for (const { text, x, y, size, left, right } of drawn) {
      expect([...text].filter((letter) => !face.has(letter))).toEqual([])
      const end = x < panelBox.x ? panelBox.x : panelBox.x + panelBox.width
      expect({ text, isInside: left >= (x < panelBox.x ? 0 : panelBox.x) && right < end }).toEqual({
        text,
        isInside: true,
      })
      expect({ text, isInside: y - size > 0 && y + size / 3 < pictureSize.height }).toEqual({
        text,
        isInside: true,
      })
    }
  },
)
