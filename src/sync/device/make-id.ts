import { v7 } from 'uuid'

/** An id for an item or a change. Ordered by time for the database's sake only; nothing else may rely on that. */
export function makeId(): string {
  return v7()
}
