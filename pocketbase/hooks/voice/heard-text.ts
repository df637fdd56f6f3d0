import { cleanText } from '../../../src/domain/lib/check.ts'
import { fold } from '../../../src/domain/lib/fold.ts'
import { once } from '../../../src/domain/lib/once.ts'
import { parseSpoken } from '../../../src/domain/spoken/parse-spoken.ts'
import { readVocabulary } from '../../../src/domain/vocabulary/vocabulary.ts'
import { spuriousPhrases, spuriousTexts } from './spurious-phrases.ts'

/** Nobody says more in ten seconds; an engine that writes more has lost itself. */
const longestText = 500

/** Whether there is an item at all is told by lengths and signs; each of PocketBase's engines would read all words anew. */
const noWords = once(() => readVocabulary({}))

/** How engines write what is no speech: "[muzică]", "(râde)", "♪ la la ♪". */
const noise = /\[[^\]]*\]|\([^)]*\)|♪[^♪]*♪?|\*[^*]*\*/g
const onlySigns = /^[\s.,;:!?…♪*'"-]*$/
const notFoldedWords = /[^a-z\d]+/g

/**
 * What an engine heard, as it may be shown: one line, without noises.
 *
 * @returns why not: nothing was said, or nothing that anybody could want to buy (specification, section 5)
 */
export function readHeard(text: string): { text: string } | 'nothing-said' | 'nothing-to-buy' {
  const said = cleanText(text.slice(0, longestText + 1).replace(noise, ' '))
  if (onlySigns.test(said)) return 'nothing-said'
  return text.length > longestText || isSpurious(said) || !hasItem(said) ? 'nothing-to-buy' : { text: said }
}

/** Whether a text is what engines write where nobody has spoken. */
export function isSpurious(text: string): boolean {
  const words = wordsOf(text)
  return spuriousTexts.includes(words) || spuriousPhrases.some((phrase) => ` ${words}`.includes(` ${phrase}`))
}

function wordsOf(text: string): string {
  return fold(text).replace(notFoldedWords, ' ').trim()
}

/** Each part is judged by itself: one of over 100 characters takes the others away only where there are none. */
function hasItem(text: string): boolean {
  return parseSpoken(noWords(), text).items.length > 0
}
