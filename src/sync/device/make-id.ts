import { v4, v7 } from 'uuid'

/** An id for a list or a change. Ordered by time for the database's sake only; nothing else may rely on that. */
export function makeId(): string {
  return v7()
}

const idLength = 36
const countDigits = 3
const mostCounted = 16 ** countDigits
/** So that who knows the last id cannot take the next one for an item of another list. */
const chanceDigits = 4

/**
 * Ids for the items that one page adds to one list: random at the front, which all of them share, then a count, then four
 * digits by chance. Wholly random ones were half of what a long list weighs on the way.
 */
export function makeItemIds(): () => string {
  let count = 0
  let stem = ''
  return () => {
    if (count % mostCounted === 0) stem = v4().slice(0, idLength - countDigits - chanceDigits)
    const counted = (count % mostCounted).toString(16).padStart(countDigits, '0')
    count += 1
    return stem + counted + v4().slice(0, chanceDigits)
  }
}
