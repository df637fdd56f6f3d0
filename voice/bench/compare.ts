import { nameKey, parseSpoken } from '../../src/domain/with-all-words.ts'
import type { WayReport } from './ways.ts'

/** What is said of a way of hearing, over all clips. */
export interface Summary {
  clips: number
  /** Clips from which exactly the items came that were said, with their quantities and units. */
  exactClips: number
  /** Items that were said, and how many of them came. */
  itemsSaid: number
  itemsFound: number
  secondsMedian: number
  secondsSlowest: number
  peakMemoryMB: number
}

/** @param said the text of what was said, for each clip */
export function summarize(said: readonly string[], { answers, peakMemoryMB }: WayReport): Summary {
  const wanted = said.map(itemsIn)
  const found = answers.map(({ text }) => itemsIn(text))
  const seconds = answers.map((answer) => answer.seconds).toSorted((a, b) => a - b)
  const common = wanted.map((items, clip) => items.filter((item) => found[clip]?.includes(item)).length)
  return {
    clips: said.length,
    exactClips: wanted.filter((items, clip) => items.join('|') === found[clip]?.join('|')).length,
    itemsSaid: wanted.flat().length,
    itemsFound: common.reduce((sum, count) => sum + count, 0),
    secondsMedian: seconds[Math.floor(seconds.length / 2)] ?? 0,
    secondsSlowest: seconds.at(-1) ?? 0,
    peakMemoryMB,
  }
}

/** The rows that a text becomes on a list, comparable and in a fixed order. */
function itemsIn(text: string): string[] {
  const { items } = parseSpoken(text)
  return items.map(({ name, quantity, unit }) => [nameKey(name), quantity, unit].join(' ')).toSorted()
}
