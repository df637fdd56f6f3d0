import { fold } from './fold.ts'
import { wordStem } from './word-stem.ts'

/** What is looked up for a word of a text: "ROȘII", "rosie" and "roşiile" are one. Undefined for what is no word. */
export function searchTerm(word: string): string | undefined {
  const folded = fold(word).replace(/[^a-z0-9]/g, '')
  return folded === '' ? undefined : wordStem(folded)
}
