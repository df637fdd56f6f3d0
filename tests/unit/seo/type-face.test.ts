import { describe, expect, test } from 'vitest'
import { shareFont } from '../../../src/seo/pictures/share-font.ts'
import { readTypeFace } from '../../../src/seo/pictures/type-face.ts'
import { element, escaped } from '../../../src/seo/xml.ts'
import { guideFoods } from '../../support/guide-foods.ts'
import { open } from './resvg.ts'

const face = readTypeFace(shareFont)

/** Returns the right edge of the drawn text; the text begins at 0. */
function drawnEnd(text: string, size: number): number {
  const words = element(
    'text',
    { x: 0, y: size, 'font-size': size, 'font-family': 'Fraunces' },
    escaped(text),
  )
  const room = { width: 3000, height: 2 * size }
  const box = open(element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...room }, words)).getBBox()
  return (box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)
}

describe('the heading face', () => {
  test.each([...'ăâîșțĂÂÎȘȚ„”–…·'])('has %s', (letter) => {
    expect(face.has(letter)).toBe(true)
  })

  test.each([...'жş€🍅'])('has no %s', (letter) => {
    expect(face.has(letter)).toBe(false)
  })

  test('measures no food’s name narrower than it is drawn, nor wider by more than kerning saves', () => {
    const size = 100
    for (const { name } of guideFoods()) {
      const tooWide = face.widthOf(name, size) - drawnEnd(name, size)
      expect({ name, isTrue: tooWide > -0.02 * size && tooWide < 0.15 * size }).toEqual({
        name,
        isTrue: true,
      })
    }
  })

  test('is not read from a file that is no font', () => {
    expect(() => readTypeFace(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow()
  })
})
