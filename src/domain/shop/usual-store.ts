/**
 * The store where a thing is usually bought: that of more than half of its purchases; '' where no store has so many.
 *
 * @param stores of each purchase, '' where nobody said
 */
export function usualStore(stores: readonly string[]): string {
  // What more than half of them are stands in the middle of all.
  const middle = stores.toSorted()[Math.floor(stores.length / 2)] ?? ''
  return stores.filter((store) => store === middle).length * 2 > stores.length ? middle : ''
}
