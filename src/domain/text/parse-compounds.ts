import { unitKind } from '../item/units.ts'
import { isOnlyLetters } from '../lib/characters.ts'
import type { UnitKind } from '../words/units.ts'
import { wordAt } from './numbers.ts'
import type { Phrase } from './parse-phrase.ts'

const unitMaxLength = 20

/** Whether the word of a known unit names the thing itself: "pahare de plastic", "pungi gunoi", "conserve pentru pisici". */
export function isUnitTheThing(phrase: Phrase, unit: { name: string; at: number }): boolean {
  const kind = unitKind(unit.name)
  if (kind === 'measure' || kind === 'piece') return false
  const { tokens, words } = phrase
  const next = wordAt(tokens, unit.at + 1)
  if (next === 'de') return isPhrase(phrase, unit.at, unit.at + 1) || isNamedBy(phrase, unit.at + 2, kind)
  if (next === 'cu') return words.containerParts.has(wordAt(tokens, unit.at + 2))
  const isEnd = tokens[unit.at + 1] === undefined
  const isSized = tokens[unit.at + 1]?.kind === 'number' || isDescribedBy(phrase, unit.at + 1)
  return isEnd || isSized || words.prepositions.has(next) || isPurposeOrMaterial(phrase, unit.at + 1, kind)
}

/**
 * The tokens of a unit that no table knows: the word before "de" ("2 cofraje de ouă", "un praf de sare"), with its
 * adjective ("o caserolă mică de zmeură"). Undefined where the two name one product ("2 sucuri de mere").
 *
 * @returns the token of "de"
 */
export function unknownUnitEnd(phrase: Phrase, at: number): number | undefined {
  const { tokens, words } = phrase
  // While no product is known, none may be taken for a unit.
  if (words.productHeads.size === 0) return undefined
  const end = words.adjectives.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
  if (wordAt(tokens, end) !== 'de' || tokens[end + 1] === undefined) return undefined
  return isUnitLike(wordAt(tokens, at)) && !isProduct(phrase, at, end) ? end : undefined
}

/** Whether a word no table knows could be a unit at all: letters only, and short enough to be stored. */
export function isUnitLike(word: string): boolean {
  return isOnlyLetters(word) && word.length <= unitMaxLength
}

function isProduct(phrase: Phrase, at: number, end: number): boolean {
  const { tokens, words } = phrase
  const word = wordAt(tokens, at)
  const kind = words.sheets.has(word) ? 'pack' : 'vessel'
  return (
    isPhrase(phrase, at, end) ||
    words.productHeads.has(word) ||
    words.prepositions.has(word) ||
    isNamedBy(phrase, end + 1, kind)
  )
}

function isPhrase({ tokens, words }: Phrase, at: number, end: number): boolean {
  return words.productPhrases.has(`${wordAt(tokens, at)} de ${wordAt(tokens, end + 1)}`)
}

/** What follows "de" makes one name with what stands before: a material, a purpose, "la …", a size. */
function isNamedBy(phrase: Phrase, at: number, kind: UnitKind | undefined): boolean {
  const { tokens } = phrase
  return tokens[at]?.kind === 'number' || wordAt(tokens, at) === 'la' || isPurposeOrMaterial(phrase, at, kind)
}

function isPurposeOrMaterial(phrase: Phrase, at: number, kind: UnitKind | undefined): boolean {
  const { tokens, words } = phrase
  const word = wordAt(tokens, at)
  if (words.materials.has(word)) return true
  if (kind !== 'vessel') return false
  return words.purposes.has(word) || (words.soldMaterials.has(word) && isNameOver(phrase, at + 1))
}

/** "pungi de hârtie [mari]"; not "pungă de hârtie igienică", which has the paper in it. */
function isNameOver({ tokens, words }: Phrase, at: number): boolean {
  const word = wordAt(tokens, at)
  return (
    tokens[at] === undefined || word === 'cu' || words.adjectives.has(word) || words.prepositions.has(word)
  )
}

/** "borcane goale"; not "sticlă mare de ulei", which has an oil in it. */
function isDescribedBy({ tokens, words }: Phrase, at: number): boolean {
  return words.adjectives.has(wordAt(tokens, at)) && wordAt(tokens, at + 1) !== 'de'
}
