/** A list that is transferred to another device. */
export interface MovedList {
  /** Its share token. */
  token: string
  /** '' if it is not known. */
  name: string
}

/**
 * The result of reading a link or a file. `wrong`: it was not made by this app. `cut`: it was, but a part is missing or was
 * changed. `newer`: a later version of the app made it.
 */
export type MovedRead = { kind: 'lists'; lists: readonly MovedList[] } | { kind: 'wrong' | 'cut' | 'newer' }

/** More than anybody has; a link with that many lists has some 11,000 characters. */
export const mostMovedLists = 500
