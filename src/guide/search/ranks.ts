/* Degrees to which a page's names match, the best first. Bundlers replace the constants by their values. */
export const letters = 0
export const lettersOfLists = 1.5
export const form = 2
export const ofLists = 3
export const halfGroup = 3.5
export const begins = 4
export const otherBegins = 4.2
export const otherOrder = 4.3
export const halfGroupForm = 4.5
export const withGroup = 5
export const has = 6
export const typed = 7
export const typedLater = 8
export const closeMember = 9
export const member = 10
