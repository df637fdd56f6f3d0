import { phraseAt, type SpokenWord } from './spoken-words.ts'

/** Phrases after which the next thing replaces the last one. Folded. */
const corrections = new Set([
  'nu',
  'ba nu',
  'ba',
  'nu nu',
  'sau mai bine',
  'adica',
  'mai degraba',
  'nu stai',
  'pardon',
  'de fapt',
  'scuze',
  'mai bine',
])

/** How many words of a correction a piece begins with; "nu prea mari" describes and corrects nothing. */
export function correctionLength(said: readonly SpokenWord[]): number {
  return said[0]?.key === 'nu' && said[1]?.key === 'prea' ? 0 : phraseAt(corrections, said)
}
