import { icons as noto } from '@iconify-json/noto'
import { describe, expect, test } from 'vitest'
import { foodPicture, ownDrawings, signOf } from '../../../src/guide/food-picture.ts'
import { guideCategorySlugs } from '../../../src/guide/guide-categories.ts'
import { notoNames } from '../../../src/guide/noto-names.ts'
import { drawingCalled } from '../../../src/pictures/drawing.ts'

describe('a food is shown by', () => {
  test('our own drawing of it', () => {
    const [slug = ''] = ownDrawings.keys()
    const shown = foodPicture({ slug, picture: 'tomato', category: 'legume' })
    expect(shown).toEqual({ name: slug, isSign: false })
  })

  test('the picture of the Noto set that its file names', () => {
    const shown = foodPicture({ slug: 'vreo-rosie', picture: 'tomato', category: 'legume' })
    expect(shown).toEqual({ name: 'rosii', isSign: false })
  })

  test('its category’s sign, and never by another food', () => {
    const shown = foodPicture({ slug: 'vreo-rosie', picture: undefined, category: 'legume' })
    expect(shown).toEqual({ name: 'semn-legume', isSign: true })
  })
})

test.each(guideCategorySlugs)('%s has a sign', (category) => {
  expect(drawingCalled(signOf(category))).toMatch(/^<svg .*<rect .*<path .*<\/svg>$/s)
})

test.each([...ownDrawings])('the drawing of %s is small, flat, and nothing but shapes', (_, body) => {
  expect(body.length).toBeLessThanOrEqual(2_500)
  expect(body).not.toMatch(
    /<(?!\/?(?:g|path|circle|ellipse|rect|line|polyline|polygon)\b)|href|style=|on[a-z]+=/i,
  )
})

test('the site’s names of Noto drawings are no names of other drawings', () => {
  const taken = Object.keys(notoNames).filter((name) => ownDrawings.has(name) || name in noto.icons)
  expect(taken).toEqual([])
})
