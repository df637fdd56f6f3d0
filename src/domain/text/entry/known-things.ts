import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'

/** Words behind which no amount and no other item begins: the next words belong to the ones before. */
export const links = wordSet(
  'in de cu din la pe pentru pt ptr fara si sau ori intre langa sub dupa contra ca tip marca nr numar numarul ' +
    'marimea masura nuanta cifra',
)

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
