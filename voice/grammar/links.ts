/** Words behind the number of a price, which no table lists. */
export const money = ['lei', 'leu', 'bani', 'ban']
/** "unu virgulă cinci", "doi sau trei", "șapte cu cincizeci de lei" */
export const numberLinks = [' virgula ', ' ', '-', ' sau ', ' cu ']
/** Said between an amount and the right one. */
export const correcting = ['ba nu', 'nu', 'adica', 'nu stai', 'de fapt'].flatMap((words) => [
  ` ${words} `,
  `, ${words}, `,
  `, ${words} `,
])
export const joiningWords = ['cu', 'de', 'din', 'la', 'in', 'fara', 'pentru']

/**
 * Negative logarithms of how often people say something, by judgement: most say a bare item, or an amount before it, and
 * commas and "și" between items.
 */
export const costs = {
  opening: 5,
  number: 1.5,
  unit: 1,
  modifier: 2,
  comma: 1,
  and: 1,
  noPause: 4,
  otherPause: 2,
  range: 3,
  half: 1,
  amountAlone: 3,
  detail: 10,
  closing: 6,
  article: 6,
} as const
