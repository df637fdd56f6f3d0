import * as numbers from '../../src/domain/words/spelled-numbers.ts'

const { articles, dozens, fractions, hundreds, smallNumbers, teens, tens, thousands } = numbers

/** Words for one that are used only alone, never before a noun. */
const countingOnes: readonly string[] = ['unu', 'una']
const small = Object.keys(smallNumbers).filter((word) => !countingOnes.includes(word))
const belowHundred = [
  ...small,
  ...Object.keys(teens),
  ...Object.keys(tens),
  ...Object.keys(tens).flatMap((ten) => Object.keys(smallNumbers).map((unit) => `${ten} si ${unit}`)),
]
const wholeScales = ['o', ...small].flatMap((count) =>
  [...hundreds, ...thousands].map((scale) => `${count} ${scale}`),
)
const withArticle = (words: readonly string[]) =>
  words.flatMap((word) => [word, ...articles.map((article) => `${article} ${word}`)])

/** Spoken numbers, folded: "un", "douazeci si cinci", "trei sute cincizeci", "o jumatate", "doua duzini". */
export const numberWords: readonly string[] = [
  ...articles,
  ...countingOnes,
  'unul',
  ...belowHundred,
  ...wholeScales.flatMap((scale) => [scale, ...belowHundred.map((rest) => `${scale} ${rest}`)]),
  ...withArticle([...Object.keys(fractions), ...Object.keys(dozens)]),
  ...small.flatMap((count) => ['sferturi', 'duzini'].map((part) => `${count} ${part}`)),
]
