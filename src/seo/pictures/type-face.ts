import { create } from 'fontkitten'

/** The width of a text in the unit of `size`, without kerning, which mostly makes text narrower. */
export type WidthOf = (text: string, size: number) => number

interface TypeFace {
  has: (letter: string) => boolean
  widthOf: WidthOf
}

/** @throws Error on bytes that are not a single font */
export function readTypeFace(bytes: Buffer): TypeFace {
  const font = create(bytes)
  if (font.isCollection) throw new RangeError('These are several fonts.')
  const advance = (letter: string) => font.glyphForCodePoint(codeOf(letter)).advanceWidth / font.unitsPerEm
  return {
    has: (letter) => font.hasGlyphForCodePoint(codeOf(letter)),
    widthOf: (text, size) => size * [...text].reduce((sum, letter) => sum + advance(letter), 0),
  }
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0
}
