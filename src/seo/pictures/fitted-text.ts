import type { WidthOf } from './type-face.ts'

interface FittedText {
  size: number
  lines: readonly string[]
}

interface TextRoom {
  width: number
  height: number
  mostLines: number
}

/** The distance of two baselines, for a size of 1. */
export const lineHeight = 1.06

/** Spaces at which a line may break: not after "de", "cu" and similar words. */
const betweenWords = /(?<!(?:^| )(?:a|cu|de|din|fără|în|la|pe|și)) /

/**
 * Fits a text into a room in the largest possible size, with lines of about equal length.
 *
 * @param sizes the largest first
 * @throws Error when no size fits, which stops the build
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  room: TextRoom,
  widthOf: WidthOf,
): FittedText {
  for (const size of sizes) {
    const lines = balancedLines(text, room.width, (line) => widthOf(line, size))
    const fitsAcross = lines.every((line) => widthOf(line, size) <= room.width)
    const fitsDown = lines.length * size * lineHeight <= room.height
    if (fitsAcross && fitsDown && lines.length <= room.mostLines) return { size, lines }
  }
  throw new Error(`"${text}" does not fit into ${room.width} by ${room.height}.`)
}

/** Wraps at the narrowest width that needs no more lines than the whole width does. */
function balancedLines(text: string, width: number, measure: (line: string) => number): string[] {
  const loose = wrapped(text, width, measure)
  const step = width / 40
  let lines = loose
  for (let narrower = width - step; narrower > 0; narrower -= step) {
    const tighter = wrapped(text, narrower, measure)
    if (tighter.length > loose.length || tighter.some((line) => measure(line) > narrower)) break
    lines = tighter
  }
  return lines
}

/** Wraps a text; a word that is wider than the width gets its own line, which is then too wide. */
function wrapped(text: string, width: number, measure: (line: string) => number): string[] {
  const [first = '', ...rest] = text.split(betweenWords)
  const lines: string[] = []
  let line = first
  for (const word of rest) {
    const longer = `${line} ${word}`
    if (measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
