import { fold } from '../lib/fold.ts'
import { normalized } from '../lib/normalized.ts'
import { wordStem } from '../lib/word-stem.ts'

/**
 * Returns the search terms of a word: "ROȘII", "rosie" and "roşiile" have the same one. A word with â has a second term with
 * î, its spelling until 1993, which many people still use: "smîntînă". A text without letters and digits has none.
 */
export function searchTerms(word: string): string[] {
  const spellings = [word, normalized(word, 'NFC').toLowerCase().replaceAll('â', 'î')]
  const folded = spellings.map((spelling) => fold(spelling).replace(/[^a-z0-9]/g, ''))
  return [...new Set(folded)].filter((term) => term !== '').map(wordStem)
}
