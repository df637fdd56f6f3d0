import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import * as tables from '../../words/courtesy.ts'

const courtesies = wordSet(tables.courtesyWords)
const beside = wordSet(tables.wordsBeside)

/**
 * Emoji of faces, folded hands, hearts, kisses, hugs and thumbs, without those of things to buy, such as flowers and
 * sweets.
 */
const feelings =
  /(?:[\u{1f600}-\u{1f637}\u{1f641}-\u{1f64f}\u{1f910}-\u{1f917}\u{1f923}-\u{1f92a}\u{1f970}-\u{1f976}\u{1f493}-\u{1f49f}\u{1f90d}\u{1f90e}\u{1f9e1}\u{1fa75}-\u{1fa77}\u{1f44b}-\u{1f44d}\u{1f44f}\u{1f48b}\u{1f4aa}\u{1f4af}\u{1f91d}-\u{1f91f}\u{1f926}\u{1f937}\u{1f97a}\u{1faf6}\u{263a}\u{270c}\u{2764}\u{2665}][\u{1f3fb}-\u{1f3ff}\u{fe0f}]*)+/gu
const signs = /[-\s.,!?…:;()'"„”’]+/
const timeOfDay = /^\d{1,2}$/

/**
 * True if a part of a pasted message is addressed to a person and is no item to buy: "mulțumesc! ❤", "ne vedem la 7", "poți
 * să iei și tu?". Every word must be in the tables, so "ciocolată Merci" and "merci 250 g" are items.
 */
export function isCourtesy(text: string): boolean {
  const words = fold(text.replace(feelings, ' '))
    .split(signs)
    .filter((word) => word !== '')
  if (words.length === 0) return text.search(feelings) >= 0
  return words.some((word) => courtesies.has(word)) && words.every(isSaid)
}

/** True if a word occurs in talk to a person. */
export function isKindWord(word: string): boolean {
  return courtesies.has(word) || beside.has(word)
}

function isSaid(word: string, at: number, words: readonly string[]): boolean {
  return isKindWord(word) || (timeOfDay.test(word) && isBehindTime(words, at))
}

/** "la 7", "la ora 18:30" */
function isBehindTime(words: readonly string[], at: number): boolean {
  return ['la', 'ora'].includes(words[at - 1] ?? '') || ['la', 'ora'].includes(words[at - 2] ?? '')
}
