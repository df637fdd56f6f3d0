import { create } from 'fontkitten'

/** In the unit of `size`; kerning left out, which mostly makes text narrower. */
export type WidthOf = (text: string, size: number) => number

/** What a layout has to know of a font. */
export interface TypeFace {
  has: (letter: string) => boolean
  widthOf: WidthOf
}

/** @throws on bytes that are no font, or several */
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
