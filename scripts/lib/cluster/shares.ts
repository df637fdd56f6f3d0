/** How many slots which node hands to which. */
export interface Share {
  from: string
  to: string
  slots: string[]
}

/**
 * The slots that a new node takes, so that each has as many: the last ones of those who have most.
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

/** How many of its slots a node keeps, so that what all give together is one fair share. */
function fairRest(count: number, fair: number, total: number): number {
  return count - Math.round((count * fair) / total)
}

/** The slots of a node that goes, handed to the others so that those have as many each. */
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
