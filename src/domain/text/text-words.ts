import { hasLetterOrEmoji, isOnlyEmoji } from '../lib/characters.ts'
import { isLonger, nameMaxLength } from '../lib/check.ts'
import { storeKey } from '../vocabulary/stores.ts'
import { readMeasure } from './parse-measure.ts'
import { tokenize } from './text-tokens.ts'

/** A word of a text between its spaces. */
export interface TextWord {
  /** Folded, without the signs around it; '' for a sign alone. */
  key: string
  /** Its place in the text. */
  start: number
  end: number
}

/** Returns the words of a text, or the first `most` of them. */
export function textWords(text: string, most?: number): TextWord[] {
  const words: TextWord[] = []
  let start = 0
  for (const word of text.split(' ', most)) {
    words.push({ key: storeKey(word), start, end: start + word.length })
    start += word.length + 1
  }
  return words
}

/** True if a text is only an amount: "2 kg". A text longer than the longest name never counts as an amount. */
export function isAmount(text: string): boolean {
  if (isLonger(text, nameMaxLength)) return false
  const tokens = tokenize(text)
  return readMeasure(tokens, 0)?.next === tokens.length
}

/** True if a text is an amount with a unit or a multiplication sign: "2 kg", "x2"; not "50". */
export function isToldAmount(text: string): boolean {
  const tokens = tokenize(text)
  const measure = readMeasure(tokens, 0)
  return measure?.next === tokens.length && (measure.unit !== undefined || measure.isMultiplier)
}

/** True if a text can be an item's name, with or without an amount: "2 kg roșii", but not "2 kg". */
export function isThing(text: string): boolean {
  return hasLetterOrEmoji(text) && !isAmount(text)
}

/** Returns the place at which the emoji at the end of a text begin; its length if there are none. */
export function endOfWords(text: string): number {
  const words = text.split(' ')
  while (words.length > 1 && isOnlyEmoji(words[words.length - 1] ?? '')) words.pop()
  return words.join(' ').length
}
