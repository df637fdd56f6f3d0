import type { ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { wordSet } from '../lib/word-set.ts'
import { readMeasure } from '../text/entry/parse-measure.ts'
import { phraseOf, textFrom } from '../text/entry/parse-phrase.ts'
import { type FindStore, storeOf } from '../text/entry/parse-store.ts'
import { wordAt } from '../text/tokens/read-amount.ts'
import { comma, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'

/** Words for all things of a sentence. Folded. */
const all = wordSet('toate ambele amandoua totul')
const fromStore = wordSet('de la din')
const pause = /[,;.!?…]$/

/** Puts commas around an amount of each thing ("mere și pere câte un kil") and before the store of all things. */
export function setSharedApart(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const apart: SpokenWord[] = []
  for (let at = 0; at < said.length; at++) {
    const length = lengthOfEach(words, said, at)
    const isStoreOfAll = all.has(said[at]?.key ?? '') && fromStore.has(said[at + 1]?.key ?? '')
    if (apart.length > 0 && (length > 0 || isStoreOfAll)) pauseBefore(apart)
    apart.push(...said.slice(at, at + Math.max(1, length)))
    if (length > 0) at = endOfEach(said, at + length - 1, apart)
  }
  return apart
}

/** Puts a comma behind words, in place of their "și". */
function pauseBefore(apart: SpokenWord[]): void {
  if (apart[apart.length - 1]?.key === 'si') apart.pop()
  apart.push(comma)
}

/** Passes "de fiecare", and puts a comma in place of "și", behind an amount that ends at a place. */
function endOfEach(said: readonly SpokenWord[], at: number, apart: SpokenWord[]): number {
  const keys = said.slice(at + 1, at + 3).map(({ key }) => key)
  const end = ['de fiecare', 'din fiecare'].includes(keys.join(' ')) ? at + 2 : at
  if (said[end + 1]?.key !== 'si' || pause.test(said[end]?.text ?? '')) return end
  apart.push(comma)
  return end + 1
}

/** Returns the number of words of "câte un kil" at a place; 0 if no amount follows the word. */
function lengthOfEach(words: ItemWords, said: readonly SpokenWord[], at: number): number {
  if (said[at]?.key !== 'cate') return 0
  const phrase = phraseOf(words, textOf(said.slice(at + 1)))
  const measure = readMeasure(phrase.tokens, 0)
  return measure ? 1 + spokenWords(textFrom(phrase, 0, measure.next)).length : 0
}

/** An amount of each of several things, and the text behind it. */
interface Each {
  amount: ItemAmount
  rest: string
}

/** Reads "câte un kil" at the beginning of a part. */
export function eachOf(words: ItemWords, part: string): Each | undefined {
  const phrase = phraseOf(words, part)
  const measure = wordAt(phrase.tokens, 0) === 'cate' ? readMeasure(phrase.tokens, 1) : undefined
  if (!measure) return undefined
  const { quantity, unit, next } = measure
  const rest = next < phrase.tokens.length ? textFrom(phrase, 1) : ''
  return { amount: { quantity, unit: unit?.name ?? itemDefaults.unit }, rest }
}

/** Returns the store of a part such as "toate de la Lidl". */
export function storeOfAll(find: FindStore, part: string): string | undefined {
  const [first, ...others] = spokenWords(part)
  return first && all.has(first.key) ? storeOf(find, textOf(others)) : undefined
}
