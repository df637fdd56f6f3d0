import { fold } from '../lib/fold.ts'
import { wordStem } from '../lib/word-stem.ts'

/**
 * What is looked up for a word of a text: "ROȘII", "rosie" and "roşiile" are one. A word with â has a second term, as it
 * was spelled with î until 1993 and by many still is: "smîntînă". None for what is no word.
 */
export function searchTerms(word: string): string[] {
  const spellings = [word, word.normalize('NFC').toLowerCase().replaceAll('â', 'î')]
  const folded = spellings.map((spelling) => fold(spelling).replace(/[^a-z0-9]/g, ''))
  return [...new Set(folded)].filter((term) => term !== '').map(wordStem)
}
