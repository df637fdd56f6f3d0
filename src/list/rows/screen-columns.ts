/** In rows: height of a section's heading. */
const headingRows = 0.6
/** In rows: difference of the columns' heights up to which sections keep their columns. */
const tolerance = 6

/** Sections of the second column before, and whether the columns are side by side. */
interface Before {
  /** Keys of sections. */
  second: readonly string[]
  areBeside: boolean
}

interface SectionSize {
  /** Key of the section among the others. */
  key: string
  rows: number
}

/**
 * Divides sections into two columns of similar height, in order from the first to the second. The section that begins the
 * second column continues to do so until the heights differ too much: ticks must not move sections between columns, least of
 * all when the columns are not side by side.
 *
 * @param sections in their order
 * @returns the index of the section that begins the second column; the number of sections if there is no second column
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
