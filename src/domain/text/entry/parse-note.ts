import { storedUnit } from '../../item/units.ts'
import { letters } from '../../lib/characters.ts'
import { noteProblem } from '../../lib/check.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { readAmount, wordAt } from '../tokens/read-amount.ts'
import { type Token, tokenize } from '../tokens/text-tokens.ts'
import { type TextWord, textWords } from '../tokens/text-words.ts'
import { qualities } from './and-between.ts'
import { readMeasure } from './parse-measure.ts'

/** An item as it was written, and the note on it. */
export interface NotedText {
  text: string
  note: string
}

const longestPhrase = 4

const noteBracket = /\(not[ăa] ?: ?/i
const noteWord = /^not[ăa] ?: ?/i
/** "nota" alone may be a bill that is paid. */
const noteWithin = / (?:not[ăa] ?:|notă) ?(?=\S)/i
const spacedDash = / [-–—] /g
/** Words behind which a noun belongs to the words before: "cel cu capac". */
const links: ReadonlySet<string> = new Set('de cu din fara pentru ptr pt la pe in ca o un'.split(' '))
/** Openings behind which two nouns belong together: "cu nucă și cacao", "pentru supă sau ciorbă". */
const gathering: ReadonlySet<string> = new Set('cu fara pentru ptr pt'.split(' '))
const joining: ReadonlySet<string> = new Set('si sau ori'.split(' '))

/** True if a text can be stored as a note. */
function isNote(text: string): boolean {
  return text !== '' && !noteProblem(text)
}

/** Joins several notes on one item; undefined if there are none, or if they are too long together. */
export function joinedNotes(notes: readonly (string | undefined)[]): string | undefined {
  const note = notes.filter((text) => text !== undefined).join(', ')
  return isNote(note) ? note : undefined
}

/** The note that a list's own export writes: "lapte (notă: cel verde)". */
export function noteInBrackets(text: string): NotedText | undefined {
  const found = noteBracket.exec(text)
  if (!found || !text.endsWith(')')) return undefined
  const note = text.slice(found.index + found[0].length, -1).trim()
  return noted(text.slice(0, found.index), note)
}

/** Reads a note behind an item without a comma: "lapte - cel verde", "cașcaval (cel feliat)", "unt notă: gras". */
export function noteBehind(words: ItemWords, text: string): NotedText | undefined {
  const within = noteWithin.exec(text)
  if (within) return noted(text.slice(0, within.index), text.slice(within.index + within[0].length))
  for (const { index } of text.matchAll(spacedDash)) {
    const said = text.slice(index + 3)
    if (describes(words, said)) return noted(text.slice(0, index), said)
  }
  const open = text.lastIndexOf(' (')
  const said = text.slice(open + 2, -1)
  return open > 0 && text.endsWith(')') && describesInBrackets(words, said, text)
    ? noted(text.slice(0, open), said)
    : undefined
}

function noted(before: string, note: string): NotedText | undefined {
  const text = before.trim()
  return text !== '' && isNote(note) ? { text, note } : undefined
}

/** "notă: pentru piure" is the note "pentru piure"; any other text is itself. */
export function withoutNoteWord(text: string): string {
  return text.replace(noteWord, '')
}

/** True if a part of a text describes the item before it, and names none to buy: "cel cu capac verde", "mai coapte". */
export function describes(words: ItemWords, text: string): boolean {
  if (noteWord.test(text)) return withoutNoteWord(text) !== ''
  if (text.includes(': ')) return false
  const said = textWords(text)
  return isDescription(words, text, said) || isQuality(words, said)
}

/**
 * True if a text in brackets is a note: pointing, wishing or refusing. "fără lactoză" and "cherry" identify the item
 * instead.
 */
function describesInBrackets(words: ItemWords, text: string, thing: string): boolean {
  const said = textWords(text)
  const first = keyAt(said, 0)
  if (first === 'sau' || first === 'ori') return said.length > 1
  const isKind = ['cu', 'fara'].includes(first)
  return (
    (!isKind && isDescription(words, text, said)) ||
    (said.length > 1 && isQuality(words, said)) ||
    isUnknown(words, text, { said, thing })
  )
}

/** True if no word of a bracket names a thing, a kind, a quality, a brand or an amount: "waterproof". */
function isUnknown(
  words: ItemWords,
  text: string,
  { said, thing }: { said: readonly TextWord[]; thing: string },
): boolean {
  if (wishes.has(keyAt(said, 0))) return true
  // Without the table of products, every word would be unknown.
  if (words.productHeads.size === 0 || !onlyWords.test(text) || isFood(words, thing)) return false
  const tokens = tokenize(text)
  return said.every(
    ({ key }, at) =>
      !kinds.some((kind) => words[kind].has(key)) &&
      !links.has(key) &&
      !participle.test(key) &&
      !qualities.has(key) &&
      words.categoryOfWord(key) === undefined &&
      storedUnit(key) === undefined &&
      !isCount(tokens, at),
  )
}

/** True if a thing is eaten, so that an unknown word behind it may be its kind: "lapte (bătut)". */
function isFood({ categoryOfWord }: ItemWords, thing: string): boolean {
  const categories = textWords(thing).flatMap(({ key }) => categoryOfWord(key) ?? [])
  return categories[0] !== undefined && !['altele', 'curatenie', 'igiena'].includes(categories[0])
}

/** Words of a bracket that describe the purchase. */
const wishes: ReadonlySet<string> = new Set(
  'urgent optional eventual surpriza oferta reducere promotie'.split(' '),
)

/** Tables of words that name a kind. */
const kinds = [
  'adjectives',
  'describingQualities',
  'kindWords',
  'materials',
  'soldMaterials',
  'purposes',
  'holdingThings',
  'productHeads',
] as const
/** "parfumate", "umede": a quality that the product is sold with. */
const participle = /(?:[aiu]t[aei]?|umed[ae]?)$/
const onlyWords = new RegExp(`^[${letters}]+(?: [${letters}]+)*$`, 'u')

function isDescription(words: ItemWords, text: string, said: readonly TextWord[]): boolean {
  const phrase = phraseLength(words.describingPhrases, said)
  if (phrase > 0) return !namesThing(words, said, phrase)
  return isPointing(words, text, said) || isOpening(words, text, said)
}

/** "cel cu capac", "din ăla mic"; not "cele 2 pâini" or "cea mai bună ciocolată". */
function isPointing(words: ItemWords, text: string, said: readonly TextWord[]): boolean {
  const at = ['din', 'de', 'ca'].includes(keyAt(said, 0)) ? 1 : 0
  if (!words.pointingWords.has(keyAt(said, at)) || said[at + 1] === undefined) return false
  const tokens = tokenize(text)
  const isNew = wordAt(tokens, at + 1) === 'noua' && at + 2 === tokens.length
  return (isNew || !isCount(tokens, at + 1)) && !namesThing(words, said, at + 2)
}

function isCount(tokens: readonly Token[], at: number): boolean {
  return readAmount(tokens, at) !== undefined
}

/** "cu capac verde", "nu prea mari"; not "nu uita pâinea", "dar și pâine" or "cu 2 kg de cartofi". */
function isOpening(words: ItemWords, text: string, said: readonly TextWord[]): boolean {
  const first = keyAt(said, 0)
  if (!words.describingOpenings.has(first) || said[1] === undefined) return false
  if (phraseLength(words.otherPhrases, said) > 0) return false
  const tokens = tokenize(text)
  const measure = readMeasure(tokens, 1)
  if (measure?.unit && measure.next < tokens.length) return false
  const isRefusal = first === 'nu' && !['e', 'este', 'sunt'].includes(keyAt(said, 1))
  return isRefusal || !namesThing(words, said, first === 'daca' ? 1 : 2)
}

/** "moale", "mai coapte", "bine coapte, dar tari" */
function isQuality({ describingQualities, degreeWords }: ItemWords, said: readonly TextWord[]): boolean {
  return (
    said.some(({ key }) => describingQualities.has(key)) &&
    said.every(({ key }) => describingQualities.has(key) || degreeWords.has(key))
  )
}

/** True if the words from this one on name a separate item to buy. */
function namesThing(words: ItemWords, said: readonly TextWord[], from: number): boolean {
  const gathers = words.pointingWords.has(keyAt(said, from - 2)) || gathering.has(keyAt(said, 0))
  return said.some(({ key }, at) => {
    const before = keyAt(said, at - 1)
    const isTied = links.has(before) || (gathers && joining.has(before))
    return at >= from && isThingWord(words, key) && !isTied
  })
}

function isThingWord({ productHeads, adjectives, describingQualities }: ItemWords, key: string): boolean {
  return productHeads.has(key) && !adjectives.has(key) && !describingQualities.has(key)
}

function phraseLength(phrases: ReadonlySet<string>, said: readonly TextWord[]): number {
  for (let length = Math.min(longestPhrase, said.length); length > 0; length--) {
    const keys = said.slice(0, length).map(({ key }) => key)
    if (phrases.has(keys.join(' '))) return length
  }
  return 0
}

function keyAt(said: readonly TextWord[], at: number): string {
  return said[at]?.key ?? ''
}
