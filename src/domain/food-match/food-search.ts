import { fold } from '../lib/fold.ts'
import { normalized } from '../lib/normalized.ts'
import { wordStem } from '../lib/word-stem.ts'

/**
 * The search terms of a word: "ROȘII", "rosie" and "roşiile" have the same one. A word with â has a second term with î,
 * as it was spelled until 1993 and many still spell it: "smîntînă". A text without letters and digits has none.
 */
export function searchTerms(word: string): string[] {
  const spellings = [word, normalized(word, 'NFC').toLowerCase().replaceAll('â', 'î')]
  const folded = spellings.map((spelling) => fold(spelling).replace(/[^a-z0-9]/g, ''))
  return [...new Set(folded)].filter((term) => term !== '').map(wordStem)
}
