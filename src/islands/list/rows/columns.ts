/** In rows: what the heading of a section takes of a column. */
const headingRows = 0.6
/** In rows: so much longer may one column grow before sections change sides. */
const tolerance = 6

/** What stood in the second column before, and whether anybody sees that there are two. */
interface Before {
  /** Keys of sections. */
  second: readonly string[]
  areBeside: boolean
}

interface SectionSize {
  /** Names the section among the others. */
  key: string
  rows: number
}

/**
 * Where the second of two columns begins, so that both are about as long and the order goes on from the first to the
 * second. A section that has once stood there goes on beginning it until the columns are much uneven: what is ticked must
 * not send sections from side to side, least of all where the columns stand below each other.
 *
 * @param sections in their order
 * @returns the index of the section that begins it; as many as there are sections when there is no second
 */
export function beginOfSecond(sections: readonly SectionSize[], { second, areBeside }: Before): number {
  const unevenness = sections.map((_, begin) =>
    Math.abs(heightOf(sections.slice(0, begin)) - heightOf(sections.slice(begin))),
  )
  const best = unevenness.reduce((least, value, at) => (value < (unevenness[least] ?? 0) ? at : least), 0)
  const known = sections.findIndex(({ key }) => second.includes(key))
  const isFair = !areBeside || (unevenness[known] ?? 0) <= (unevenness[best] ?? 0) + tolerance
  const chosen = known > 0 && isFair ? known : best
  return sections.length < 2 ? sections.length : Math.max(chosen, 1)
}

function heightOf(sections: readonly SectionSize[]): number {
  return sections.reduce((sum, { rows }) => sum + rows + headingRows, 0)
}
