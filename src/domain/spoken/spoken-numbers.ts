import { storedUnit } from '../item/units.ts'
import { wordSet } from '../lib/word-set.ts'
import { decimalAt, type LongNumber, numberAt, pauseOf } from '../text/tokens/decimals.ts'
import { type SpokenWord, spokenWords } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { articles, smallNumbers, tens } from '../words/spelled-numbers.ts'

/** Words that describe no item in speech: "luni" is a day, "mai" is "more", and money is a price. */
const notDescribing = wordSet('luni mai lei leu ron bani euro')
const scales = wordSet('suta sute mie mii')
/** Words before the number of a size or kind: "mărimea patru". Folded. */
export const sized: ReadonlySet<string> = wordSet(
  'marimea marime masura numarul numar nr nuanta cifra tipul tip modelul',
)

/**
 * Writes numbers in digits where they are read so: "unu virgulă cinci" is "1,5", "doi [sau] trei" "2-3", "zece la sută" "10%",
 * "trei straturi" of paper "3 straturi", "mărimea patru" "mărimea 4" and "trei în unu" "3 în 1".
 */
export function joinNumbers(known: ItemWords, words: readonly SpokenWord[]): SpokenWord[] {
  const joined: SpokenWord[] = []
  for (let at = 0; at < words.length; at++) {
    const found =
      percentAt(words, at) ??
      decimalAt(words, at) ??
      rangeAt(words, at) ??
      oneOrTwoAt(words, at) ??
      describedAt(known, words, at)
    joined.push(...(found ? spokenWords(found.text) : words.slice(at, at + 1)))
    at += found ? found.length - 1 : 0
  }
  return joined
}

/** "zece la sută", "trei virgulă cinci la sută" */
function percentAt(words: readonly SpokenWord[], at: number): LongNumber | undefined {
  const found = decimalAt(words, at) ?? numberAt(words, at)
  const [link, last] = found ? words.slice(at + found.length) : []
  if (!found || link?.key !== 'la' || last?.key !== 'suta') return undefined
  return { text: `${found.text}%${pauseOf(last)}`, length: found.length + 2 }
}

function rangeAt(words: readonly SpokenWord[], at: number): LongNumber | undefined {
  const [lower, second, third] = words.slice(at, at + 3)
  const upper = second?.key === 'sau' ? third : second
  // "Douăzeci și doi trei" is no range, and a thing must follow a range.
  if (!third || pauseOf(lower) !== '' || isInNumber(words, at) || !isNext(lower, upper)) return undefined
  return { text: `${lower?.key}-${upper?.key}${pauseOf(upper)}`, length: upper === third ? 3 : 2 }
}

/** Returns a number in digits, as it is read within a name, if its noun only describes the item before it. */
function describedAt(words: ItemWords, said: readonly SpokenWord[], at: number): LongNumber | undefined {
  const number = at > 0 && !isInNumber(said, at) ? numberAt(said, at) : undefined
  if (!number || number.text === '1') return undefined
  const end = at + number.length
  const [next, last] = said.slice(end)
  if (sized.has(said[at - 1]?.key ?? ''))
    return { ...number, text: `${number.text}${pauseOf(said[end - 1])}` }
  if (next?.key === 'in' && last?.key === 'unu')
    return { text: `${number.text} ${next.text} 1${pauseOf(last)}`, length: number.length + 2 }
  const isLinked = next?.key === 'de'
  const isDescription = describes(words, (isLinked ? last : next)?.key ?? '')
  return isDescription ? { ...number, length: number.length + Number(isLinked) } : undefined
}

/** True in "două sute [cinci]" and "douăzeci și [cinci]". */
function isInNumber(words: readonly SpokenWord[], at: number): boolean {
  const [before = '', last = ''] = words.slice(Math.max(0, at - 2), at).map(({ key }) => key)
  return scales.has(last) || (last === 'si' && before in tens)
}

function describes({ describingWords, productHeads }: ItemWords, noun: string): boolean {
  return describingWords.has(noun) && !productHeads.has(noun) && !notDescribing.has(noun)
}

/** "un kil două de prune" */
function oneOrTwoAt(words: readonly SpokenWord[], at: number): LongNumber | undefined {
  const [one, unit, two, link] = words.slice(at)
  const isMeant = numberOf(one) === 1 && numberOf(two) === 2 && link?.key === 'de'
  return isMeant && storedUnit(unit?.key ?? '') ? { text: `1-2 ${unit?.text}`, length: 3 } : undefined
}

/** True if two numbers are a spoken range: "doi trei", but not "2 3". */
function isNext(first: SpokenWord | undefined, second: SpokenWord | undefined): boolean {
  const [from = 0, to] = [numberOf(first), numberOf(second)]
  return from > 1 && to === from + 1 && !/\d/.test(`${first?.key}${second?.key}`)
}

function numberOf(word: SpokenWord | undefined): number | undefined {
  if (!word) return undefined
  if (/^\d+$/.test(word.key)) return Number(word.key)
  return articles.includes(word.key) ? 1 : new Map(Object.entries(smallNumbers)).get(word.key)
}
