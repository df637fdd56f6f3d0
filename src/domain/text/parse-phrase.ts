import { itemDefaults } from '../item/fields.ts'
import { hasLetterOrEmoji } from '../lib/characters.ts'
import { quantityProblem, unitProblem } from '../lib/check.ts'
import type { ItemWords } from './item-words.ts'
import { keepNames } from './parse-kept.ts'
import { type Token, tokenize } from './text-tokens.ts'

/** What was read from one part of the text, in the form it is stored. */
export interface ParsedItem {
  name: string
  /** A number as text with a dot ('1', '0.25'), or a range ('2-3'). */
  quantity: string
  /** A unit in its stored spelling, or as typed when no table knows it; 'st' means none. */
  unit: string
}

/** A cleaned part of the text with its words read. */
export interface Phrase {
  text: string
  tokens: readonly Token[]
  /** What is known of words. */
  words: ItemWords
}

const signsAround = /^[-–—: ]+|[-–—: ]+$/g

export function phraseOf(words: ItemWords, text: string): Phrase {
  return { text, tokens: keepNames(words, tokenize(text)), words }
}

/** The text of the tokens from one up to another. */
export function textFrom(phrase: Phrase, from: number, to = phrase.tokens.length): string {
  const [first, last] = [phrase.tokens[from], phrase.tokens[to - 1]]
  return first && last ? phrase.text.slice(first.start, last.end) : ''
}

/** Undefined when no name is left once the signs between name and quantity are gone, or what is left cannot be stored. */
export function itemOf(
  name: string,
  quantity: string,
  unit: string = itemDefaults.unit,
): ParsedItem | undefined {
  const bare = name.replace(signsAround, '')
  if (!hasLetterOrEmoji(bare) || quantityProblem(quantity) || unitProblem(unit)) return undefined
  return { name: bare, quantity, unit }
}
