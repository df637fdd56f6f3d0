/** A list on its way to another device. */
export interface MovedList {
  /** Its share token. */
  token: string
  /** '' where it is not told. */
  name: string
}

/**
 * What a link or a file brings. `wrong`: it is not of ours. `cut`: it is ours, and something of it is missing or was
 * changed. `newer`: a later version of the site made it.
 */
export type MovedRead = { kind: 'lists'; lists: readonly MovedList[] } | { kind: 'wrong' | 'cut' | 'newer' }

/** More than anybody has; a link of that many has some 11,000 characters. */
export const mostMovedLists = 500
