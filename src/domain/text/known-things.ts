import type { ItemWords } from '../vocabulary/vocabulary.ts'

/** True if a word names something to buy, and no quality, kind or brand of something. */
export function namesThing(words: ItemWords, word: string): boolean {
  const { plainThings, takingThings, productHeads } = words
  return (
    plainThings.has(word) || takingThings.has(word) || (productHeads.has(word) && !isQuality(words, word))
  )
}

/** True if a word describes something: "mari", "feliate". */
export function isQuality({ adjectives, describingQualities }: ItemWords, word: string): boolean {
  return adjectives.has(word) || describingQualities.has(word)
}
