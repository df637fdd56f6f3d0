import { cleanText } from '../../../src/domain/lib/check.ts'
import { fold } from '../../../src/domain/lib/fold.ts'
import { once } from '../../../src/domain/lib/once.ts'
import { parseSpoken } from '../../../src/domain/spoken/parse-spoken.ts'
import { readVocabulary } from '../../../src/domain/vocabulary/vocabulary.ts'
import { spuriousPhrases, spuriousTexts } from './spurious-phrases.ts'

/** Nobody says more in ten seconds; the text of an engine that writes more is meaningless. */
const longestText = 500

/**
 * An empty vocabulary is enough, because lengths and characters show whether there is an item; each of PocketBase's engines
 * would have to load the real one.
 */
const noWords = once(() => readVocabulary({}))

/** Notations of engines for sounds without speech: "[muzică]", "(râde)", "♪ la la ♪". */
const noise = /\[[^\]]*\]|\([^)]*\)|♪[^♪]*♪?|\*[^*]*\*/g
const onlySigns = /^[\s.,;:!?…♪*'"-]*$/
const notFoldedWords = /[^a-z\d]+/g

/**
 * Returns a transcript as it may be shown: one line, without notations of sounds.
 *
 * @returns otherwise the reason: nothing was said, or nothing that anybody could want to buy (specification, section 5)
 */
export function readHeard(text: string): { text: string } | 'nothing-said' | 'nothing-to-buy' {
  const said = cleanText(text.slice(0, longestText + 1).replace(noise, ' '))
  if (onlySigns.test(said)) return 'nothing-said'
  return text.length > longestText || isSpurious(said) || !hasItem(said) ? 'nothing-to-buy' : { text: said }
}

/** True for texts that engines produce when nobody has spoken. */
export function isSpurious(text: string): boolean {
  const words = wordsOf(text)
  return spuriousTexts.includes(words) || spuriousPhrases.some((phrase) => ` ${words}`.includes(` ${phrase}`))
}

function wordsOf(text: string): string {
  return fold(text).replace(notFoldedWords, ' ').trim()
}

/**
 * Each part is checked separately: a part of over 100 characters makes the text invalid only if no other part is an item.
 */
function hasItem(text: string): boolean {
  return parseSpoken(noWords(), text).items.length > 0
}
