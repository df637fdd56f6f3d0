import { isOnlyLetters } from './characters.ts'
import { wordAt } from './numbers.ts'
import type { Token } from './text-tokens.ts'
import { unitKind } from './units.ts'
import { wordSet } from './word-set.ts'
import {
  adjectives,
  containerParts,
  materials,
  prepositions,
  productHeads,
  productPhrases,
  purposes,
  sheets,
  soldMaterials,
} from './words/compounds.ts'
import type { UnitKind } from './words/units.ts'

const unitMaxLength = 20

const materialWords = wordSet(materials)
const soldMaterialWords = wordSet(soldMaterials)
const purposeWords = wordSet(purposes)
const headWords = wordSet(productHeads)
const sheetWords = wordSet(sheets)
const partWords = wordSet(containerParts)
const adjectiveWords = wordSet(adjectives)
const prepositionWords = wordSet(prepositions)
const phrases: ReadonlySet<string> = new Set(productPhrases)

/** Whether the word of a known unit names the thing itself: "pahare de plastic", "pungi gunoi", "conserve pentru pisici". */
export function isUnitTheThing(tokens: readonly Token[], unit: { name: string; at: number }): boolean {
  const kind = unitKind(unit.name)
  if (kind === 'measure' || kind === 'piece') return false
  const next = wordAt(tokens, unit.at + 1)
  if (next === 'de') return isPhrase(tokens, unit.at, unit.at + 1) || isNamedBy(tokens, unit.at + 2, kind)
  if (next === 'cu') return partWords.has(wordAt(tokens, unit.at + 2))
  const isEnd = tokens[unit.at + 1] === undefined
  const isSized = tokens[unit.at + 1]?.kind === 'number' || isDescribedBy(tokens, unit.at + 1)
  return isEnd || isSized || prepositionWords.has(next) || isPurposeOrMaterial(tokens, unit.at + 1, kind)
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
  return isOnlyLetters(word) && word.length <= unitMaxLength
}

export function isAdjective(word: string): boolean {
  return adjectiveWords.has(word)
}

function isProduct(tokens: readonly Token[], at: number, end: number): boolean {
  const word = wordAt(tokens, at)
  const kind = sheetWords.has(word) ? 'pack' : 'vessel'
  return (
    isPhrase(tokens, at, end) ||
    headWords.has(word) ||
    prepositionWords.has(word) ||
    isNamedBy(tokens, end + 1, kind)
  )
}

function isPhrase(tokens: readonly Token[], at: number, end: number): boolean {
  return phrases.has(`${wordAt(tokens, at)} de ${wordAt(tokens, end + 1)}`)
}

/** What follows "de" makes one name with what stands before: a material, a purpose, "la …", a size. */
function isNamedBy(tokens: readonly Token[], at: number, kind: UnitKind | undefined): boolean {
  return tokens[at]?.kind === 'number' || wordAt(tokens, at) === 'la' || isPurposeOrMaterial(tokens, at, kind)
}

function isPurposeOrMaterial(tokens: readonly Token[], at: number, kind: UnitKind | undefined): boolean {
  const word = wordAt(tokens, at)
  if (materialWords.has(word)) return true
  if (kind !== 'vessel') return false
  return purposeWords.has(word) || (soldMaterialWords.has(word) && isNameOver(tokens, at + 1))
}

/** "pungi de hârtie [mari]"; not "pungă de hârtie igienică", which has the paper in it. */
function isNameOver(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  return tokens[at] === undefined || word === 'cu' || adjectiveWords.has(word) || prepositionWords.has(word)
}

/** "borcane goale"; not "sticlă mare de ulei", which has an oil in it. */
function isDescribedBy(tokens: readonly Token[], at: number): boolean {
  return adjectiveWords.has(wordAt(tokens, at)) && wordAt(tokens, at + 1) !== 'de'
}
