import { v4, v7 } from 'uuid'

/** Makes an id for a list or a change. It is ordered by time for the database only; no other code may rely on that. */
export function makeId(): string {
  return v7()
}

const idLength = 36
const countDigits = 3
const mostCounted = 16 ** countDigits
/** Random digits, so that the last id does not reveal the next one, which could be taken for an item of another list. */
const chanceDigits = 4

/**
 * Returns a function that makes ids for the items that one page adds to one list: a random beginning, which all of them
 * share, then a count, then four random digits. Fully random ids made up half of the transferred size of a long list.
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
