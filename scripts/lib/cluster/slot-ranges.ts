import { Problem } from '../problem.ts'

const slotCount = 4_096
const digits = 3
const rangeShape = /^([0-9a-f]{3})(?:-([0-9a-f]{3}))?$/

/** All slots, '000' to 'fff'. */
export const everySlot: readonly string[] = Array.from({ length: slotCount }, (_, at) => slotAt(at))

function slotAt(at: number): string {
  return at.toString(16).padStart(digits, '0')
}

/**
 * The slots of ranges, in order, each once.
 *
 * @param text as of '000-0ff,3ff'
 * @throws Problem
 */
export function readRanges(text: string): string[] {
  const slots = new Set(text.split(',').flatMap((range) => readRange(range.trim())))
  return [...slots].sort()
}

function readRange(range: string): string[] {
  const [, first = '', last = first] = rangeShape.exec(range) ?? []
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  if (first === '' || to < from)
    throw new Problem(`'${range}' are no slots: name them as of 3ff or 000-0ff, with commas between.`)
  return Array.from({ length: to - from + 1 }, (_, at) => slotAt(from + at))
}

/** Slots as ranges, the shortest text that `readRanges` reads. */
export function writeRanges(slots: readonly string[]): string {
  const places = [...new Set(slots)]
    .map((slot) => Number.parseInt(slot, 16))
    .sort((one, other) => one - other)
  const ranges: [first: number, last: number][] = []
  for (const place of places) {
    const range = ranges.at(-1)
    if (range && range[1] === place - 1) range[1] = place
    else ranges.push([place, place])
  }
  return ranges
    .map(([first, last]) => (first === last ? slotAt(first) : `${slotAt(first)}-${slotAt(last)}`))
    .join()
}
