import { quantityText, readFurtherPart, wordAt } from './numbers.ts'
import { isUnitTheThing, unknownUnitEnd } from './parse-compounds.ts'
import { type Measure, readMeasure, type UnitAt } from './parse-measure.ts'
import { itemOf, type ParsedItem, type Phrase, textFrom } from './parse-phrase.ts'

/** "number [unit] [de] name" */
export function leading(phrase: Phrase): ParsedItem | undefined {
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
  const end = unknownUnitEnd(phrase, at)
  if (end !== undefined) return itemOf(textFrom(phrase, end + 1), measure.quantity, textFrom(phrase, at, end))
  return withFurtherPart(phrase, measure, at) ?? itemOf(textFrom(phrase, at), measure.quantity)
}

/** Not a further number ("2 kg 300 g"), the rest of no range ("3-2 mere") or a word that ties them ("3 în 1"). */
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
