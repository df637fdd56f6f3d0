import { itemDefaults } from '../item/fields.ts'
import { isOnlyEmoji } from '../lib/characters.ts'
import { type NameProblem, nameProblem } from '../lib/check.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { splitAtAmounts } from './parse-and.ts'
import { leading } from './parse-leading.ts'
import type { ParsedItem, Phrase } from './parse-phrase.ts'
import { phraseOf } from './parse-phrase.ts'
import { withoutSome } from './parse-some.ts'
import { bracketed, trailing } from './parse-trailing.ts'
import { splitParts } from './text-parts.ts'

export type { ParsedItem } from './parse-phrase.ts'

/** A part of the input that is refused. */
export interface RefusedText {
  /** As typed, cleaned and without its bullet. */
  text: string
  problem: NameProblem
}

/**
 * Reads typed or pasted text: several lines, several items in a line, each with its quantity and unit.
 *
 * Never throws. A part that breaks the rules of names is refused on its own; blank lines and headings leave no trace.
 *
 * @param words tables of words; without them, only the shape of the text decides
 */
export function parseItems(words: ItemWords, input: string): { items: ParsedItem[]; refused: RefusedText[] } {
  const items: ParsedItem[] = []
  const refused: RefusedText[] = []
  for (const text of itemTexts(words, input)) {
    const problem = nameProblem(text)
    if (problem) refused.push({ text, problem })
    else items.push(readPart(words, text))
  }
  return { items, refused }
}

/** The parts of the text, each of which is one item or is refused. */
export function itemTexts(words: ItemWords, input: string): string[] {
  return splitParts(input).flatMap((text) => (nameProblem(text) ? [text] : splitAtAmounts(words, text)))
}

function readPart(words: ItemWords, typed: string): ParsedItem {
  const text = withoutSome(typed)
  return readWithinEmoji(words, text) ?? readShape(words, text) ?? { ...plain, name: text }
}

const plain = { quantity: itemDefaults.quantity, unit: itemDefaults.unit }

/** "🍎 2 kg mere" is 2 kg of "🍎 mere": an emoji at either end stays with the name. */
function readWithinEmoji(known: ItemWords, text: string): ParsedItem | undefined {
  const words = text.split(' ')
  const isText = words.map((word) => !isOnlyEmoji(word))
  const [first, last] = [isText.indexOf(true), isText.lastIndexOf(true)]
  if (first < 0 || (first === 0 && last === words.length - 1)) return undefined
  const inner = readShape(known, words.slice(first, last + 1).join(' '))
  return (
    inner && { ...inner, name: [...words.slice(0, first), inner.name, ...words.slice(last + 1)].join(' ') }
  )
}

/** The first that fits wins, so a leading quantity beats a trailing one ("2 sticle de apă 2 l" is two of "apă 2 l"). */
const shapes: readonly ((phrase: Phrase) => ParsedItem | undefined)[] = [leading, trailing, bracketed]

const fullStopBehindNumber = /(\d)\.$/

/** Name, quantity and unit of one cleaned part; undefined if it is only a name. */
function readShape(words: ItemWords, text: string): ParsedItem | undefined {
  const phrase = phraseOf(words, text.replace(fullStopBehindNumber, '$1'))
  for (const shape of shapes) {
    const item = shape(phrase)
    if (item) return item
  }
  return undefined
}
