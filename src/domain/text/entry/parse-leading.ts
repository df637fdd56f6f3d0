import { unitKind } from '../../item/units.ts'
import { letters } from '../../lib/characters.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { UnitKind } from '../../words/units.ts'
import { quantityText, readFurtherPart, wordAt } from '../tokens/read-amount.ts'
import { namesThing } from './known-things.ts'
import { type Measure, readHolding, readMeasure, type UnitAt } from './parse-measure.ts'
import { itemOf, type ParsedItem, type Phrase, textFrom } from './parse-phrase.ts'
import { containersOf, packOfSize, sizedEach } from './parse-sized.ts'

/** "number [unit] [de] name" */
export function leading(phrase: Phrase): ParsedItem | undefined {
  return sizedEach(phrase, counted) ?? counted(phrase)
}

function counted(phrase: Phrase): ParsedItem | undefined {
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure) return undefined
  return measure.unit ? leadingUnit(phrase, measure, measure.unit) : leadingNumber(phrase, measure)
}

function leadingUnit(phrase: Phrase, measure: Measure, unit: UnitAt): ParsedItem | undefined {
  const { tokens, words } = phrase
  if (isUnitTheThing(phrase, unit)) return itemOf(textFrom(phrase, unit.at), measure.quantity)
  if (words.adjectives.has(wordAt(tokens, unit.at + 1)) && wordAt(tokens, unit.at + 2) === 'de') {
    const spelling = textFrom(phrase, unit.at, unit.at + 2)
    return itemOf(textFrom(phrase, unit.at + 3), measure.quantity, spelling)
  }
  if (!startsName(phrase, measure.next)) return undefined
  const isLinked = ['de', 'cu'].includes(wordAt(tokens, measure.next))
  return itemOf(textFrom(phrase, isLinked ? measure.next + 1 : measure.next), measure.quantity, unit.name)
}

function leadingNumber(phrase: Phrase, measure: Measure): ParsedItem | undefined {
  const { tokens } = phrase
  const at = wordAt(tokens, measure.next) === 'de' ? measure.next + 1 : measure.next
  if (!startsName(phrase, at)) return undefined
  const held = readHolding(phrase, 0)
  const sized = containersOf(phrase, measure, (place) => isNamedBy(phrase, place, 'vessel'))
  if (sized) return packOfSize(textFrom(phrase, sized.at), sized.quantity, sized.each)
  const sack = held?.unit && sacks.has(wordAt(tokens, held.unit.at)) ? held.unit.at : undefined
  if (held && sack !== undefined && namesThing(phrase.words, wordAt(tokens, held.next)))
    return itemOf(textFrom(phrase, held.next), held.quantity, textFrom(phrase, sack, held.next))
  const end = unknownUnitEnd(phrase, at)
  if (end !== undefined) return itemOf(textFrom(phrase, end + 1), measure.quantity, textFrom(phrase, at, end))
  return withFurtherPart(phrase, measure, at) ?? itemOf(textFrom(phrase, at), measure.quantity)
}

/**
 * True if a name starts here: no second number ("2 kg 300 g"), no rest of a wrong range ("3-2 mere"), no linking word ("3 în
 * 1").
 */
function startsName({ tokens, words }: Phrase, at: number): boolean {
  const number = tokens[at]?.kind === 'dash' ? tokens[at + 1] : tokens[at]
  return number?.kind !== 'number' && !words.linkingWords.has(wordAt(tokens, at))
}

/** "o pâine și jumătate" */
function withFurtherPart(phrase: Phrase, measure: Measure, nameAt: number): ParsedItem | undefined {
  const { tokens } = phrase
  const further = [3, 2, 1]
    .map((length) => tokens.length - length)
    .filter((at) => at > nameAt && readFurtherPart(tokens, at)?.next === tokens.length)[0]
  const part = further === undefined ? undefined : readFurtherPart(tokens, further)
  if (!part || !Number.isInteger(measure.value)) return undefined
  return itemOf(textFrom(phrase, nameAt, further), quantityText(measure.value + part.value))
}

/** Containers of loose goods, which need no "de": "2 saci cartofi". Folded. */
const sacks = wordSet('sac saci plasa plase lada lazi galeata galeti naveta navete')
/** Units of things that no table knows: "un mănunchi de asparagus". Folded. */
const looseUnits = wordSet(
  'manunchi manunchiuri buchet buchete snop snopi pliculet pliculete tableta tablete fiola fiole cub cuburi baton batoane ' +
    'pumn pumni mana maini praf strop stropi varf rondela rondele portie portii casoleta casolete mosor mosoare metru metri',
)
const unitMaxLength = 20

/** Sizes of paper: "plicuri A5", "plicuri DL"; B6 is a vitamin. */
const formats = /^(?:a[0-7]|c[3-7]|dl)$/

/**
 * True if the word of a known unit is the name of the item itself: "pahare de plastic", "pungi gunoi", "conserve pentru
 * pisici".
 */
function isUnitTheThing(phrase: Phrase, unit: { name: string; at: number }): boolean {
  const kind = unitKind(unit.name)
  if (kind === 'measure' || kind === 'piece') return false
  const { tokens, words } = phrase
  const next = wordAt(tokens, unit.at + 1)
  if (next === 'de') return isPhrase(phrase, unit.at, unit.at + 1) || isNamedBy(phrase, unit.at + 2, kind)
  if (next === 'cu') return words.containerParts.has(wordAt(tokens, unit.at + 2))
  const isEnd = tokens[unit.at + 1] === undefined
  const isFormat = kind === 'vessel' && formats.test(tokens[unit.at + 1]?.folded ?? '')
  const isSized = tokens[unit.at + 1]?.kind === 'number' || isFormat || isDescribedBy(phrase, unit.at + 1)
  return isEnd || isSized || words.prepositions.has(next) || isPurposeOrMaterial(phrase, unit.at + 1, kind)
}

/**
 * Finds a unit that no table lists: the word before "de" ("2 cofraje de ouă", "un praf de sare"), with its adjective ("o
 * caserolă mică de zmeură").
 *
 * @returns the place of "de"; undefined if the words around it name one product ("2 sucuri de mere")
 */
function unknownUnitEnd(phrase: Phrase, at: number): number | undefined {
  const { tokens, words } = phrase
  // Without the table of products, a product could be taken for a unit.
  if (words.productHeads.size === 0) return undefined
  const end = words.adjectives.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
  if (wordAt(tokens, end) !== 'de' || tokens[end + 1] === undefined) return undefined
  const word = wordAt(tokens, at)
  const isHeld = words.holdingThings.has(word) || looseUnits.has(word) || isBought(phrase, end + 1)
  return isHeld && isUnitLike(word) && !isProduct(phrase, at, end) ? end : undefined
}

/** True if what a word counts may be bought: "2 cofraje de ouă", not "4 scaune de camping". */
function isBought({ tokens, words }: Phrase, at: number): boolean {
  const word = wordAt(tokens, at)
  // "o pizza de 32 cm"
  if (tokens[at]?.value && words.describingWords.has(tokens[at + 1]?.folded ?? '')) return false
  return word === '' || namesThing(words, word) || words.categoryOfWord(word) !== undefined
}

/** True if a word that no table lists can be a unit: letters only, and short enough to be stored. */
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

/** True if the words behind "de" belong to the name before it: a material, a purpose, "la …", a size. */
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

/** True if the name ends here: "pungi de hârtie [mari]", unlike "pungă de hârtie igienică", which contains paper. */
function isNameOver({ tokens, words }: Phrase, at: number): boolean {
  const word = wordAt(tokens, at)
  return (
    tokens[at] === undefined || word === 'cu' || words.adjectives.has(word) || words.prepositions.has(word)
  )
}

/** True if an adjective ends the name: "borcane goale", unlike "sticlă mare de ulei", which contains oil. */
function isDescribedBy({ tokens, words }: Phrase, at: number): boolean {
  return words.adjectives.has(wordAt(tokens, at)) && wordAt(tokens, at + 1) !== 'de'
}

const onlyLetters = new RegExp(`^[${letters}]+$`, 'u')

function isOnlyLetters(text: string): boolean {
  return onlyLetters.test(text)
}
