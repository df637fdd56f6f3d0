/** In rows: what the heading of a shelf takes of a column. */
const headingRows = 0.6
/** In rows: so much longer may one column grow before shelves change sides. */
const tolerance = 6

/** What stood in the second column before, and whether anybody sees that there are two. */
interface Before {
  /** Keys of shelves. */
  second: readonly string[]
  areBeside: boolean
}

interface ShelfSize {
  /** Names the shelf among the others. */
  key: string
  rows: number
}

/**
 * Where the second of two columns begins, so that both are about as long and the order goes on from the first to the
 * second. A shelf that has once stood there goes on beginning it until the columns are much uneven: what is ticked must
 * not send shelves from side to side, least of all where the columns stand below each other.
 *
 * @param shelves in their order
 * @returns the index of the shelf that begins it; as many as there are shelves when there is no second
 */
export function beginOfSecond(shelves: readonly ShelfSize[], { second, areBeside }: Before): number {
  const unevenness = shelves.map((_, begin) =>
    Math.abs(heightOf(shelves.slice(0, begin)) - heightOf(shelves.slice(begin))),
  )
  const best = unevenness.reduce((least, value, at) => (value < (unevenness[least] ?? 0) ? at : least), 0)
  const known = shelves.findIndex(({ key }) => second.includes(key))
  const isFair = !areBeside || (unevenness[known] ?? 0) <= (unevenness[best] ?? 0) + tolerance
  const chosen = known > 0 && isFair ? known : best
  return shelves.length < 2 ? shelves.length : Math.max(chosen, 1)
}

function heightOf(shelves: readonly ShelfSize[]): number {
  return shelves.reduce((sum, { rows }) => sum + rows + headingRows, 0)
}
