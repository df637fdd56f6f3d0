import { measures } from '../../item/amount.ts'
import { isMeasure } from '../../item/measures.ts'
import { packOf } from '../../item/packs.ts'
import { storedUnit } from '../../item/units.ts'
import { wordSet } from '../../lib/word-set.ts'
import { isArticle, wordAt } from '../tokens/read-amount.ts'
import { isQuality, links, namesThing } from './known-things.ts'
import { type Measure, readHolding, readMeasure } from './parse-measure.ts'
import { itemOf, type ParsedItem, type Phrase, textFrom } from './parse-phrase.ts'

/** Words that continue the name behind its amount: "bere 6 doze fără alcool". Folded. */
const continuing: readonly string[] = ['de', 'cu', 'fara', 'din', 'la', 'pentru', 'pt', 'ptr', 'in']

/** Units of which each holds several pieces. */
const boxes: readonly string[] = ['bax', 'pachet', 'set']

/** A greater number behind a name is part of it: "făină 1 kg 650". */
const greatestCount = 99

/** "name number unit rest of the name": "carne 1 kg tocată" is 1 kg of "carne tocată". */
export function within(phrase: Phrase): ParsedItem | undefined {
  const { tokens } = phrase
  for (let at = 1; at < tokens.length - 1; at++) {
    const measure = isBehindName(phrase, at) ? readHolding(phrase, at) : undefined
    if (!measure || measure.next >= tokens.length) continue
    if (!isBoxSize(phrase, measure) && !continues(phrase, 0, measure) && !isOfUnknown(phrase, measure))
      continue
    if (!isBoxSize(phrase, measure) && isSecondAmount(phrase, measure.next)) return undefined
    const rest = isBoxSize(phrase, measure)
      ? `a ${textFrom(phrase, measure.next + 1)}`
      : textFrom(phrase, measure.next)
    const name = `${textFrom(phrase, 0, at)} ${rest}`
    return itemOf(name, measure.quantity, measure.unit?.name)
  }
  return undefined
}

/** "Fa 250 ml gel de duș": a name without a thing before the size of its packet. */
function isOfUnknown({ tokens, words }: Phrase, { unit, next }: Measure): boolean {
  const head = wordAt(tokens, 0)
  const isKnown = words.productHeads.size === 0 || words.categoryOfWord(head) !== undefined
  const isName = tokens[0]?.kind === 'word' && !isKnown
  return ['g', 'ml'].includes(unit?.name ?? '') && isName && forms.has(wordAt(tokens, next))
}

/** "bere 2 baxuri a 6": the number of pieces in each box is part of the name. */
function isBoxSize({ tokens }: Phrase, { unit, next }: Measure): boolean {
  const isSize = tokens.length === next + 2 && tokens[next + 1]?.kind === 'number'
  return (
    unit !== undefined && boxes.includes(unit.name) && isSize && ['a', 'de'].includes(wordAt(tokens, next))
  )
}

/**
 * True if the words behind an amount belong to the name before it: "ulei 1 l de măsline", "detergent 3 kg Dero", "roșii 3
 * mari"; not "ouă 30 zahăr".
 *
 * @param start the place at which the name begins
 */
export function continues(phrase: Phrase, start: number, amount: Measure): boolean {
  const { tokens, words } = phrase
  const { unit, value, next } = amount
  const word = wordAt(tokens, next)
  if (!unit && value > greatestCount) return false
  if (isQuality(words, word) || words.kindWords.has(word) || isHolding(phrase, next)) return true
  if (continuing.includes(word))
    return word !== 'de' || takesKind(phrase, wordAt(tokens, start), unit?.name, next + 1)
  if (isOfBrand(phrase, wordAt(tokens, start), amount)) return true
  return unit !== undefined && isRestOfName(phrase, wordAt(tokens, start), amount)
}

/** "Nivea 400 ml loțiune de corp": a brand before the size of its thing, which no other amount follows. */
function isOfBrand({ tokens, words }: Phrase, head: string, { unit, next }: Measure): boolean {
  const category = words.categoryOfWord(head)
  const isBrand = isCare(category) && !namesThing(words, head)
  const isSame = isBrand && forms.has(wordAt(tokens, next))
  return isSame && isMeasure(unit?.name ?? '') && !tokens.slice(next).some(({ kind }) => kind === 'number')
}

/** Care products that brands name before their size; a sponge or a brush is another thing. */
const forms = wordSet('crema pasta gel spuma lotiune ulei ser apa balsam sampon deodorant')

function isCare(category: string | undefined): boolean {
  return category === 'igiena' || category === 'curatenie'
}

/** "lemne 2 saci": a unit that is an item elsewhere. */
function isHolding({ tokens, words }: Phrase, at: number): boolean {
  const isOver = at + 1 === tokens.length || readMeasure(tokens, at + 1) !== undefined
  return isOver && words.holdingThings.has(wordAt(tokens, at))
}

/** True for an unknown word, and for one of the head's category that is no product of its own. */
function isRestOfName({ tokens, words }: Phrase, head: string, { quantity, next }: Measure): boolean {
  const { kind, value = 0 } = tokens[next] ?? {}
  const word = wordAt(tokens, next)
  if (kind === 'number') return value > greatestCount
  if (packOf(quantity) && storedUnit(word) !== undefined) return tokens.length === next + 1
  if (kind === 'times' || kind === 'dash' || word === 'si') return false
  if (namesThing(words, word) || storedUnit(word) !== undefined) return false
  const category = words.categoryOfWord(word)
  return category === undefined || category === words.categoryOfWord(head)
}

/** "ulei 1 l de măsline", "piept 500 g de pui"; in "lapte 2 kg de mere" the amount belongs to the apples. */
function takesKind({ tokens, words }: Phrase, head: string, unit: string | undefined, at: number): boolean {
  const kind = wordAt(tokens, at)
  if (unit !== undefined && isMeasure(unit) && measures.get(unit)?.large === 'l') return true
  return words.takingThings.has(head) || !words.plainThings.has(kind)
}

function isBehindName({ tokens, words }: Phrase, at: number): boolean {
  const before = tokens[at - 1]
  const isName = before?.kind === 'word' || before?.kind === 'kept'
  const word = wordAt(tokens, at - 1)
  return isName && !isArticle(word) && !links.has(word) && !words.announcingWords.has(word)
}

/** True if a second amount follows, so that it is unclear which of them counts: "ou 10 buc 2 pachete". */
function isSecondAmount({ tokens }: Phrase, from: number): boolean {
  return tokens.some((_, at) => {
    const measure = at >= from ? readMeasure(tokens, at) : undefined
    return measure !== undefined && (measure.unit !== undefined || measure.value <= greatestCount)
  })
}
