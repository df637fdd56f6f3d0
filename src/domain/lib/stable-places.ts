/**
 * Leaves things that stay at their places and puts new ones into free places, so that nothing moves under a thumb that
 * taps one thing after the other.
 */
export function stablePlaces<Thing extends { name: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
): Thing[] {
  const wanted = new Map(after.map((thing) => [thing.name, thing]))
  const places = before.map(({ name }) => {
    const kept = wanted.get(name)
    wanted.delete(name)
    return kept
  })
  const newcomers = [...wanted.values()]
  const filled = places.map((kept) => kept ?? newcomers.shift()).filter((thing) => thing !== undefined)
  return [...filled, ...newcomers]
}
