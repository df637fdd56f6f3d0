import { wordAt } from './numbers.ts'
import { isLettersOnly, type Token } from './text-tokens.ts'
import { unitKind } from './units.ts'
import {
  adjectives,
  materials,
  prepositions,
  productHeads,
  productPhrases,
  purposes,
  sheets,
} from './words/compounds.ts'
import type { UnitKind } from './words/units.ts'

const unitMaxLength = 20

const materialWords = wordSet(materials)
const purposeWords = wordSet(purposes)
const headWords = wordSet(productHeads)
const sheetWords = wordSet(sheets)
const adjectiveWords = wordSet(adjectives)
const prepositionWords = wordSet(prepositions)
const phrases: ReadonlySet<string> = new Set(productPhrases)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Whether the word of a known unit names the thing itself: "pahare de plastic", "pungi gunoi", "conserve pentru pisici". */
export function isUnitTheThing(tokens: readonly Token[], unit: { name: string; at: number }): boolean {
  const kind = unitKind(unit.name)
  if (kind === 'measure') return false
  const next = tokens[unit.at + 1]
  if (next?.folded === 'de') return tokens[unit.at + 2] !== undefined && isNamedBy(tokens, unit.at + 2, kind)
  return (
    next === undefined ||
    isDescribedBy(tokens, unit.at + 1) ||
    prepositionWords.has(next.folded) ||
    purposeOrMaterial(next.folded, kind)
  )
}

/**
 * The tokens of a unit that no table knows: the word before "de" ("2 cofraje de ouă", "un praf de sare"), with its
 * adjective ("o caserolă mică de zmeură"). Undefined where the two name one product ("2 sucuri de mere").
 *
 * @returns the token of "de"
 */
export function unknownUnitEnd(tokens: readonly Token[], at: number): number | undefined {
  const end = adjectiveWords.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
  if (wordAt(tokens, end) !== 'de' || tokens[end + 1] === undefined) return undefined
  return isUnitLike(wordAt(tokens, at)) && !isProduct(tokens, at, end) ? end : undefined
}

/** Whether a word no table knows could be a unit at all: letters only, and short enough to be stored. */
export function isUnitLike(word: string): boolean {
  return isLettersOnly(word) && word.length <= unitMaxLength
}

export function isAdjective(word: string): boolean {
  return adjectiveWords.has(word)
}

function isProduct(tokens: readonly Token[], at: number, end: number): boolean {
  const word = wordAt(tokens, at)
  const isPhrase = phrases.has(`${word} de ${wordAt(tokens, end + 1)}`)
  const kind = sheetWords.has(word) ? 'pack' : 'vessel'
  return isPhrase || headWords.has(word) || prepositionWords.has(word) || isNamedBy(tokens, end + 1, kind)
}

/** What follows "de" makes one name with what stands before: a material, a purpose, "la …", a size. */
function isNamedBy(tokens: readonly Token[], at: number, kind: UnitKind | undefined): boolean {
  const token = tokens[at]
  return token?.kind === 'number' || token?.folded === 'la' || purposeOrMaterial(token?.folded ?? '', kind)
}

function purposeOrMaterial(word: string, kind: UnitKind | undefined): boolean {
  return purposeWords.has(word) || (kind === 'vessel' && materialWords.has(word))
}

/** "borcane goale"; not "sticlă mare de ulei", which has an oil in it. */
function isDescribedBy(tokens: readonly Token[], at: number): boolean {
  return adjectiveWords.has(wordAt(tokens, at)) && wordAt(tokens, at + 1) !== 'de'
}
