import { wordSet } from '../lib/word-set.ts'
import { readFurtherPart, wordAt } from '../text/numbers.ts'
import { isInNumber } from '../text/parse-and.ts'
import { readMeasure } from '../text/parse-measure.ts'
import { type Phrase, phraseOf, textFrom } from '../text/parse-phrase.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import * as tables from '../words/together.ts'
import { links } from './spoken-words.ts'

/** Behind a thing, they say that there is more to it: "nucă și ciocolată cu lapte" are two. */
const goesOn = wordSet('de cu din fara pentru la')
const companions = tables.companions.map(wordSet)
const qualities = wordSet(tables.qualities)
const belongings = wordSet(tables.belongings)
/** Words that say whose a thing is, or what of. */
const owning = wordSet('de din pentru pt tocata tocatura')
const tasting = wordSet(tables.tasting)
const keptWords = tables.keptNamesWithAnd.map((name) => name.split(' '))
const tasteWords = tables.tastes.map((taste) => taste.split(' '))

/** A part at every "și" that stands between two things of their own. */
export function splitAtAnd(words: Vocabulary, text: string): string[] {
  const phrase = phraseOf(words, text)
  const pieces: string[] = []
  let start = 0
  phrase.tokens.forEach((_, at) => {
    if (wordAt(phrase.tokens, at) !== 'si' || !separates(phrase, start, at)) return
    pieces.push(textFrom(phrase, start, at))
    start = at + 1
  })
  return [...pieces, textFrom(phrase, start)]
}

/** Whether the "și" at a place has a thing on either side; what stands before `start` is another's. */
function separates(phrase: Phrase, start: number, at: number): boolean {
  const { tokens } = phrase
  if (isInNumber(phrase, start, at)) return false
  const amount = readMeasure(tokens, at + 1)
  if (amount) return !isRestOfAmount(phrase, start, at)
  return !isDependent(phrase, start, at) && !isKept(phrase, at) && !isCompanion(phrase, start, at)
}

/** "o pâine și jumătate" */
function isRestOfAmount({ tokens }: Phrase, start: number, at: number): boolean {
  const further = readFurtherPart(tokens, at)
  return further?.next === tokens.length && readMeasure(tokens, start) !== undefined
}

/** "măsline verzi și negre", "cremă de mâini și unghii", "cu nucă și cu cacao": what follows is no thing by itself. */
function isDependent({ tokens }: Phrase, start: number, at: number): boolean {
  const before = tokens.slice(start, at).map(({ folded }) => folded)
  const next = wordAt(tokens, at + 1)
  if (qualities.has(next)) return isOver(tokens, at + 2)
  if (belongings.has(next)) return isOver(tokens, at + 2) && before.some((word) => owning.has(word))
  if (next === 'cu' || next === 'fara') return true
  if (!links.has(next) || !before.includes(next)) return false
  // "am nevoie de lapte de vaci și de pâine" has a "de" of its own.
  return next !== 'de' || belongings.has(wordAt(tokens, at + 2)) || before.some((word) => tasting.has(word))
}

/** Whether nothing more is said of a thing: "roșie și dulce", not "lapte și vaca care râde". */
function isOver(tokens: Phrase['tokens'], at: number): boolean {
  const word = wordAt(tokens, at)
  return (
    tokens[at] === undefined || word === 'si' || qualities.has(word) || readMeasure(tokens, at) !== undefined
  )
}

/** "orez cu lapte și scorțișoară", "ceai de lămâie și ghimbir" */
function isKept(phrase: Phrase, at: number): boolean {
  const { tokens } = phrase
  return (
    keptWords.some((words) => startOf(phrase, words, at) !== undefined) ||
    tasteWords.some((words) => {
      const start = startOf(phrase, words, at)
      return (
        start !== undefined && wordAt(tokens, start - 1) === 'de' && tasting.has(wordAt(tokens, start - 2))
      )
    })
  )
}

/** Where words begin whose "și" is at a place; undefined where others stand there. */
function startOf({ tokens }: Phrase, words: readonly string[], at: number): number | undefined {
  const start = at - words.indexOf('si')
  return words.every((word, place) => wordAt(tokens, start + place) === word) ? start : undefined
}

/** "chec cu nucă și cacao": both go into the thing before them. */
function isCompanion(phrase: Phrase, start: number, at: number): boolean {
  const { tokens } = phrase
  const link = lastLink(phrase, start, at)
  if (link === undefined || goesOn.has(wordAt(tokens, at + 2))) return false
  const others = tokens.slice(link + 1, at).map(({ folded }) => folded)
  return companions.some(
    (group) => group.has(wordAt(tokens, at + 1)) && others.some((other) => group.has(other)),
  )
}

/** Of the last "cu" or "fără" between two places. */
function lastLink({ tokens }: Phrase, start: number, at: number): number | undefined {
  for (let place = at - 1; place > start; place--) {
    if (['cu', 'fara'].includes(wordAt(tokens, place))) return place
  }
  return undefined
}
