/** A list on its way to another device. */
export interface MovedList {
  /** Its share token. */
  token: string
  /** '' if it is not known. */
  name: string
}

/**
 * The result of reading a link or a file. `wrong`: it is not ours. `cut`: it is ours, but a part is missing or was
 * changed. `newer`: a later version of the site made it.
 */
export type MovedRead = { kind: 'lists'; lists: readonly MovedList[] } | { kind: 'wrong' | 'cut' | 'newer' }

/** More than anybody has; a link of that many has some 11,000 characters. */
export const mostMovedLists = 500
