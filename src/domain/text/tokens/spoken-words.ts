import { letters } from '../../lib/characters.ts'
import { fold } from '../../lib/fold.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'

/** A word as it was said, with its key in tables. */
export interface SpokenWord {
  text: string
  /** Folded, without the signs around it. */
  key: string
}

/** A comma that was not said. */
export const comma: SpokenWord = { text: ',', key: '' }

const signsAround = new RegExp(`^[^${letters}\\d]+|[^${letters}\\d]+$`, 'gu')

/** The words of a text, by its spaces. */
export function spokenWords(text: string): SpokenWord[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, key: fold(word).replace(signsAround, '') }))
}

/** Returns the length, in words, of the longest phrase that begins at a place; 0 for none. */
export function phraseAt(phrases: ReadonlySet<string>, words: readonly SpokenWord[], at = 0): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const keys = words.slice(at, at + length).map(({ key }) => key)
    if (phrases.has(keys.join(' '))) return length
  }
  return 0
}

export function textOf(words: readonly SpokenWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** True if a word is an item to buy, and no quality of one. */
export function isThingWord(
  { productHeads, adjectives, describingQualities }: ItemWords,
  key: string,
): boolean {
  return productHeads.has(key) && !adjectives.has(key) && !describingQualities.has(key)
}

const longestPhrase = 5
