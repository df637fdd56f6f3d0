import { isOnlyEmoji } from '../../lib/characters.ts'
import { storeKey } from '../../vocabulary/store-finder.ts'

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

/** Returns the place at which the emoji at the end of a text begin; its length if there are none. */
export function endOfWords(text: string): number {
  const words = text.split(' ')
  while (words.length > 1 && isOnlyEmoji(words[words.length - 1] ?? '')) words.pop()
  return words.join(' ').length
}
