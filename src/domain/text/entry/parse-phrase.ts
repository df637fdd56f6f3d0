import { itemDefaults } from '../../item/fields.ts'
import { storedUnit } from '../../item/units.ts'
import { hasLetterOrEmoji } from '../../lib/characters.ts'
import { quantityProblem, unitProblem } from '../../lib/check.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { countedThings as countedWords } from '../../words/counted-things.ts'
import { type Token, tokenize } from '../tokens/text-tokens.ts'
import { namesThing } from './known-things.ts'

/** An item read from one part of the text, in stored form. */
export interface ParsedItem {
  name: string
  /** A number as text with a dot ('1', '0.25'), or a range ('2-3'). */
  quantity: string
  /** A unit in its stored spelling, or as typed when no table knows it; 'st' means none. */
  unit: string
  /** A note of up to 200 characters. */
  note?: string
  /** Its store, spelled as in the table of stores or among the list's own. */
  store?: string
  /** In bani, digits only: per piece for a counted amount, in total for a measured one. */
  price?: string
}

/** A cleaned part of the text with its tokens. */
export interface Phrase {
  text: string
  tokens: readonly Token[]
  words: ItemWords
}

const signsAround = /^[-–—: ]+|[-–—: ]+$/g

export function phraseOf(words: ItemWords, text: string): Phrase {
  const tokens = tokenize(text, (word) => namesThing(words, word))
  return { text, tokens: keepNames(words, tokens), words }
}

/** The text of the tokens from one up to another. */
export function textFrom(phrase: Phrase, from: number, to = phrase.tokens.length): string {
  const [first, last] = [phrase.tokens[from], phrase.tokens[to - 1]]
  return first && last ? phrase.text.slice(first.start, last.end) : ''
}

/** Undefined if no name is left without the signs around it, or if a value cannot be stored. */
export function itemOf(
  name: string,
  quantity: string,
  unit: string = itemDefaults.unit,
): ParsedItem | undefined {
  const bare = name.replace(signsAround, '')
  if (!hasLetterOrEmoji(bare) || quantityProblem(quantity) || unitProblem(unit)) return undefined
  return { name: bare, quantity, unit }
}

const anyNumber = '#'

/** The greatest size or stage; a greater number is a quantity ("pampers 44"). */
const greatestSize = 12

/**
 * Marks the tokens that belong to a name because of their neighbours: none of their numbers is a quantity, none of their
 * words a unit.
 */
function keepNames({ numberedNames, describingWords }: ItemWords, tokens: readonly Token[]): Token[] {
  const kept = new Set<number>()
  tokens.forEach((token, at) => {
    for (const name of namesStartingWith(numberedNames, token)) {
      if (isNameAt(tokens, at, name)) markFrom(kept, at, name.length)
    }
    markFrom(kept, at, descriptionLength(tokens, at, describingWords))
    if (isFatContent(tokens, at)) markFrom(kept, at, 1)
  })
  return tokens.map((token, at) => (kept.has(at) ? { ...token, kind: 'kept' } : token))
}

function namesStartingWith(numberedNames: ItemWords['numberedNames'], token: Token): readonly string[][] {
  const exact = numberedNames.get(token.folded) ?? []
  return token.kind === 'number' ? [...exact, ...(numberedNames.get(anyNumber) ?? [])] : exact
}

function isNameAt(tokens: readonly Token[], at: number, name: readonly string[]): boolean {
  const isMatch = name.every((word, offset) => isWord(tokens[at + offset], word))
  const endsInNumber = tokens[at + name.length - 1]?.kind === 'number'
  return isMatch && !(endsInNumber && isUnit(tokens[at + name.length]))
}

function isWord(token: Token | undefined, word: string): boolean {
  if (word !== anyNumber) return token?.folded === word
  return token?.kind === 'number' && token.value <= greatestSize
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && storedUnit(token.folded) !== undefined
}

/**
 * The length of a number, or a range, and its noun if they describe the word before them: "[pizza] 4 brânzeturi", "[scutece]
 * 12-24 luni", "[capsule] 40 de spălări". Without a word before it, the number is a quantity ("4 ouă", "10-12 ouă").
 */
function descriptionLength(tokens: readonly Token[], at: number, describing: ReadonlySet<string>): number {
  if (tokens[at - 1]?.kind !== 'word' || tokens[at]?.kind !== 'number') return 0
  const isRange = tokens[at + 1]?.kind === 'dash' && tokens[at + 2]?.kind === 'number'
  const last = isRange ? at + 2 : at
  const isLinked = (tokens[last]?.value ?? 0) >= leastLinked && tokens[last + 1]?.folded === 'de'
  const noun = isLinked ? last + 2 : last + 1
  const word = tokens[noun]?.folded ?? ''
  if (noun > at + 1 && (money.has(word) || countedThings.has(word))) return 0
  return describing.has(word) ? noun + 1 - at : 0
}

/** From this number on, Romanian counts with "de". */
const leastLinked = 20
const countedThings = wordSet(countedWords)
const money: ReadonlySet<string> = new Set(['lei', 'leu', 'ron', 'bani'])

/** Fat contents, in percent, that dairy products are sold with. */
const fatContents: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    smantana: [10, 12, 15, 20, 24, 25, 30, 32, 35],
    frisca: [30, 32, 33, 35],
    unt: [60, 65, 80, 82, 83],
    lapte: [0.1, 0.5, 1.5, 1.8, 3.5, 3.7],
    iaurt: [0.1, 1.5, 2.8, 3.5, 3.8],
    sana: [3.3, 3.5, 3.6],
    kefir: [3.3, 3.5],
  }),
)

/** True if a word names a dairy product that is sold with this fat content: "unt 82", without a percent sign. */
export function isFatOf(word: string, value: number): boolean {
  return fatContents.get(word)?.includes(value) ?? false
}

/** True if a number behind a dairy product is its fat content: "lapte Zuzu 3,5", but not "smântână 20 g". */
function isFatContent(tokens: readonly Token[], at: number): boolean {
  const { kind, value = 0 } = tokens[at] ?? {}
  const next = tokens[at + 1]
  if (kind !== 'number' || isUnit(next) || next?.kind === 'times' || tokens[at - 1]?.kind !== 'word')
    return false
  return tokens.slice(0, at).some(({ folded }) => isFatOf(folded, value))
}

function markFrom(kept: Set<number>, start: number, count: number): void {
  for (let at = start; at < start + count; at++) kept.add(at)
}
