import type { ItemWords } from './item-words.ts'
import { leading } from './parse-leading.ts'
import { type ParsedItem, type Phrase, phraseOf } from './parse-phrase.ts'
import { bracketed, trailing } from './parse-trailing.ts'

/** The first that fits wins, so a leading quantity beats a trailing one ("2 sticle de apă 2 l" is two of "apă 2 l"). */
const shapes: readonly ((phrase: Phrase) => ParsedItem | undefined)[] = [leading, trailing, bracketed]

const fullStopBehindNumber = /(\d)\.$/

/** Name, quantity and unit of one cleaned part; undefined when it is no more than a name. */
export function readShape(words: ItemWords, text: string): ParsedItem | undefined {
  const phrase = phraseOf(words, text.replace(fullStopBehindNumber, '$1'))
  for (const shape of shapes) {
    const item = shape(phrase)
    if (item) return item
  }
  return undefined
}
