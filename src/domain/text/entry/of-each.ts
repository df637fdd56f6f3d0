import { nameProblem } from '../../lib/check.ts'
import { longestText } from '../../lib/reading-limits.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { tokenize } from '../tokens/text-tokens.ts'
import { type TextWord, textWords } from '../tokens/text-words.ts'
import { withoutSome } from './around-amounts.ts'
import { type Entry, hasAmount } from './parse-entry.ts'
import { isThing, type Measure, readMeasure } from './parse-measure.ts'
import { spacedMoney, startsPrice } from './parse-price.ts'
import { type FindStore, type SaidStore, storeOf } from './parse-store.ts'

/** An amount, and a store, of each thing of a line, as one of its parts says them. */
export interface OfEach {
  /** The part without it. */
  rest: string
  /** The amount, as it is written before a thing. */
  amount: string
  store: string | undefined
  /** True if the things follow it. */
  isBefore: boolean
}

const mayHaveEach = /\bc(?:[âa]|i)te /i
const mayHaveAll = /\b(?:toate|totul|to[țt]i|ambele|ambii|am[âa]ndou[ăa]|am[âa]ndoi) /i
const alls: readonly string[] = 'toate totul toti ambele ambii amandoua amandoi'.split(' ')
/** Signs, and the first word of "a câte" and "cam câte", before it. */
const before = /(?:^| )(?:a|cam) $|[-–—:,;( ]+$/

const eachBehind = / (?:din|de) fiecare$/i

/**
 * Reads "câte 2 kg" at an end of a part: "pere câte 1 kg din piață", "câte o pungă de chipsuri", or "2 kg din fiecare" behind
 * its things.
 */
export function ofEach(words: ItemWords, find: FindStore, typed: string): OfEach | undefined {
  if (typed.length > longestText) return undefined
  const part = typed.replace(eachBehind, '')
  if (!mayHaveEach.test(part)) return part === typed ? undefined : amountBehind(part)
  const said = textWords(part)
  const at = lastOf(said, ['cate', 'cite'])
  const tail = textBehind(part, said, at)
  if (tail === undefined) return undefined
  const tokens = tokenize(tail)
  const measure = readMeasure(tokens, 0)
  if (!measure || startsPrice(tokenize(spacedMoney(tail)), 0)) return undefined
  const { next } = measure
  const amount = amountText(measure)
  const behind = tail.slice(tokens[next]?.start ?? tail.length)
  const rest = textBefore(part, said, at)
  if (rest === '' && isThing(behind))
    return { rest: behind.replace(/^de /i, ''), amount, store: undefined, isBefore: true }
  const store = storeOf(find, behind)
  const isEnd = behind === '' || store !== undefined
  return isEnd && !hasAmount(words, find, rest) ? { rest, amount, store, isBefore: false } : undefined
}

function amountBehind(part: string): OfEach | undefined {
  const tokens = tokenize(part)
  const start = tokens.findIndex((_, at) => readMeasure(tokens, at)?.next === tokens.length)
  const measure = readMeasure(tokens, start)
  const rest = part.slice(0, tokens[start]?.start).replace(before, '')
  return measure && { rest, amount: amountText(measure), store: undefined, isBefore: false }
}

/** The amount as it is written before a thing. */
function amountText({ quantity, unit }: Measure): string {
  return unit ? `${quantity} ${unit.name} de` : `${quantity} x`
}

/** Returns the entries with an amount, and a store, where they have none. */
export function withEach(
  words: ItemWords,
  find: FindStore,
  entries: readonly Entry[],
  { amount, store }: OfEach,
): Entry[] {
  return entries.map((entry) => {
    const text = withoutSome(entry.text)
    const said = { ...entry, store: entry.store ?? store }
    if (nameProblem(text) || hasAmount(words, find, text)) return said
    return { ...said, text: `${amount} ${text}`, source: `${amount} ${withoutSome(entry.source)}` }
  })
}

/** Reads the store of all things of a line at its end: "lapte, ouă (toate de la Lidl)". */
export function storeOfAll(find: FindStore, text: string): SaidStore | undefined {
  if (text.length > longestText || !mayHaveAll.test(text)) return undefined
  const said = textWords(text)
  const at = lastOf(said, alls)
  const rest = textBefore(text, said, at)
  const store = storeOf(find, textBehind(text, said, at) ?? '')
  return store !== undefined && isThing(rest) ? { store, rest } : undefined
}

function lastOf(said: readonly TextWord[], known: readonly string[]): number {
  const keys = said.map(({ key }) => key)
  return Math.max(...known.map((word) => keys.lastIndexOf(word)))
}

function textBefore(text: string, said: readonly TextWord[], at: number): string {
  return text.slice(0, said[at]?.start).replace(before, '').replace(before, '')
}

/** Returns the text behind a word, without the bracket that closes it. */
function textBehind(text: string, said: readonly TextWord[], at: number): string | undefined {
  const start = said[at + 1]?.start
  return at < 0 || start === undefined ? undefined : text.slice(start).replace(/\)$/, '')
}
