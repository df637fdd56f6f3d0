/** Slots that one node hands to another. */
export interface Share {
  from: string
  to: string
  slots: string[]
}

/**
 * Returns the slots that a new node takes, so that all nodes have equally many: each owner gives its last slots, in
 * proportion to their number.
 *
 * @param owned the slots of each node that has any
 */
export function sharesFor(joining: string, owned: ReadonlyMap<string, readonly string[]>): Share[] {
  const owners = [...owned].filter(([, slots]) => slots.length > 0)
  const total = owners.reduce((sum, [, slots]) => sum + slots.length, 0)
  const fair = Math.floor(total / (owners.length + 1))
  return owners.flatMap(([from, slots]) => {
    const given = slots.slice(fairRest(slots.length, fair, total))
    return given.length > 0 ? [{ from, to: joining, slots: given }] : []
  })
}

/** Number of its slots that a node keeps, so that the slots that all nodes give add up to one fair share. */
function fairRest(count: number, fair: number, total: number): number {
  return count - Math.round((count * fair) / total)
}

/** Distributes the slots of a leaving node to the others, so that they have equally many. */
export function sharesOf(leaving: string, owned: ReadonlyMap<string, readonly string[]>): Share[] {
  const others = [...owned].filter(([name]) => name !== leaving)
  const counts = new Map(others.map(([name, slots]) => [name, slots.length]))
  const shares = new Map(others.map(([to]) => [to, { from: leaving, to, slots: [] as string[] }]))
  for (const slot of owned.get(leaving) ?? []) {
    const [least] = [...counts].sort(([, one], [, other]) => one - other)
    if (!least) return []
    shares.get(least[0])?.slots.push(slot)
    counts.set(least[0], least[1] + 1)
  }
  return [...shares.values()].filter(({ slots }) => slots.length > 0)
}
