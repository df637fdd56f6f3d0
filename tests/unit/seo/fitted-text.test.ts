import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText, lineHeight } from '../../../src/seo/pictures/fitted-text.ts'

/** Width of a text whose letters are as wide as they are high. */
const widthOf = (text: string, size: number) => text.length * size
const room = { width: 100, height: 100, mostLines: 3 }
const fitted = (text: string, sizes: readonly number[] = [20, 10, 5]) => fitText(text, sizes, room, widthOf)

describe('a text is fitted', () => {
  test.each([
    ['unt', 20, ['unt']],
    ['sare fină', 20, ['sare', 'fină']],
    ['ulei de in', 20, ['ulei', 'de in']],
    ['ulei de măsline', 10, ['ulei', 'de măsline']],
    ['aaa bbb ccc ddd', 10, ['aaa bbb', 'ccc ddd']],
    ['unu doi trei patru cinci', 10, ['unu doi', 'trei patru', 'cinci']],
  ])('"%s" at %d as %j', (text, size, lines) => {
    expect(fitted(text)).toEqual({ size, lines })
  })

  test.each(['nemaipomenitdelungulcuvânt', 'a b c d e f g h i j k l m n o p r s t u v x y z'.repeat(4)])(
    'but not "%s", which has no room in any size',
    (text) => {
      expect(() => fitted(text)).toThrow('does not fit')
    },
  )

  test('whole, within its room, and with no short word left at a line’s end', () => {
    const word = fc.constantFrom('de', 'cu', 'la', 'ulei', 'nucă', 'sâmburi', 'în', 'fără', 'roșii')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = [...words, 'bun'].join(' ')
        const { size, lines } = fitted(text, [20, 10, 6, 4, 2])
        expect(lines.join(' ')).toBe(text)
        expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(room.width)
        expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height)
        for (const line of lines) expect(line).not.toMatch(/(^| )(de|cu|la|în|fără)$/)
      }),
    )
  })
})
