/** In the unit of `size`; kerning left out, which mostly makes text narrower. */
export type WidthOf = (text: string, size: number) => number

/** What a layout has to know of a font. */
export interface TypeFace {
  has: (letter: string) => boolean
  widthOf: WidthOf
}

/**
 * Reads a TrueType font: https://learn.microsoft.com/typography/opentype/spec/ (tables head, hhea, hmtx, cmap format 4).
 *
 * @throws RangeError on bytes that are no such font
 */
export function readTypeFace(bytes: Uint8Array): TypeFace {
  const tables = readTables(bytes)
  const glyphs = readGlyphs(tables('cmap'))
  const unitsPerEm = tables('head').getUint16(18)
  const metricCount = tables('hhea').getUint16(34)
  const metrics = tables('hmtx')
  const advance = (letter: string) => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0) ?? 0
    return metrics.getUint16(4 * Math.min(glyph, metricCount - 1)) / unitsPerEm
  }
  return {
    has: (letter) => glyphs.has(letter.codePointAt(0) ?? 0),
    widthOf: (text, size) => size * [...text].reduce((sum, letter) => sum + advance(letter), 0),
  }
}

function readTables(bytes: Uint8Array): (tag: string) => DataView {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const places = new Map<string, DataView>()
  for (let entry = 12; entry < 12 + 16 * file.getUint16(4); entry += 16) {
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4))
    const start = bytes.byteOffset + file.getUint32(entry + 8)
    places.set(tag, new DataView(bytes.buffer, start, file.getUint32(entry + 12)))
  }
  return (tag) => {
    const table = places.get(tag)
    if (!table) throw new RangeError(`The font has no table "${tag}".`)
    return table
  }
}

/** By code point. A format 4 table has runs of letters; each run's glyphs are a shift away, or in a list behind it. */
function readGlyphs(cmap: DataView): ReadonlyMap<number, number> {
  const start = cmap.getUint32(8)
  if (cmap.getUint16(start) !== 4) throw new RangeError('The font’s letters are not in a table of format 4.')
  const doubleCount = cmap.getUint16(start + 6)
  const glyphs = new Map<number, number>()
  for (let run = 0; run < doubleCount; run += 2) {
    const last = cmap.getUint16(start + 14 + run)
    const first = cmap.getUint16(start + 16 + doubleCount + run)
    const shift = cmap.getUint16(start + 16 + 2 * doubleCount + run)
    const offsetPlace = start + 16 + 3 * doubleCount + run
    const offset = cmap.getUint16(offsetPlace)
    for (let letter = first; letter <= last && letter !== 0xffff; letter++) {
      const listed = offset === 0 ? letter : cmap.getUint16(offsetPlace + offset + 2 * (letter - first))
      if (listed !== 0) glyphs.set(letter, (listed + shift) % 65_536)
    }
  }
  return glyphs
}
