import { isMeasure } from '../../item/measures.ts'
import { storedUnit, unitKind } from '../../item/units.ts'
import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { wordAt } from '../tokens/read-amount.ts'
import { type Measure, readMeasure } from './parse-measure.ts'
import { itemOf, type ParsedItem, type Phrase, phraseOf } from './parse-phrase.ts'

/** The longest size behind a name, in tokens. */
const longestSize = 6
const sizeLinks = wordSet('de a cate cite')
/** Units of which each holds several things that have a size of their own. */
const boxes = wordSet('bax set legătură cartelă tavă naveta navete lada lazi palet paleti')
/** Categories of things that hold others. */
const holders: readonly string[] = ['curatenie', 'igiena']

/**
 * "number [unit] [de] name de size" is a pack: "6 sticle de apă de 2 l", "3 smântâni de 400 g", not "2 oale de 5 l".
 *
 * @param read reads the text before the size
 */
export function sizedEach(
  { tokens, words, text }: Phrase,
  read: (phrase: Phrase) => ParsedItem | undefined,
): ParsedItem | undefined {
  for (let at = Math.max(2, tokens.length - longestSize); at < tokens.length - 1; at++) {
    if (!sizeLinks.has(wordAt(tokens, at))) continue
    const each = readMeasure(tokens, at + 1)
    if (each?.next !== tokens.length || !isSize(each)) continue
    const end = wordAt(tokens, at - 1) === 'a' ? at - 1 : at
    const item = read(phraseOf(words, text.slice(0, tokens[end - 1]?.end)))
    return item && takesSize(words, item, each) ? packOfSize(item.name, item.quantity, each) : undefined
  }
  return undefined
}

/** True if an amount is a single measure, no pack and no range. */
function isSize({ unit, quantity }: Measure): boolean {
  return unit !== undefined && isMeasure(unit.name) && /^[\d.]+$/.test(quantity)
}

/** "2" of "5 l" are "2x5 l"; one is "5 l". */
export function packOfSize(name: string, count: string, { quantity, unit }: Measure): ParsedItem | undefined {
  return itemOf(name, count === '1' ? quantity : `${count}x${quantity}`, unit?.name)
}

/** A name with a size or a thing of its own; the size of an egg is no weight. */
const several = /\d| [sș]i |^ou[ăa]?\b/i

function takesSize(words: ItemWords, { name, quantity, unit }: ParsedItem, each: Measure): boolean {
  const [head = ''] = fold(name).split(' ')
  const category = words.categoryOfWord(head)
  const isHolder =
    words.holdingThings.has(head) || storedUnit(head) !== undefined || words.materials.has(head)
  if (several.test(name) || !/^[1-9]\d?$/.test(quantity) || isMeasure(unit) || isHolder || boxes.has(unit))
    return false
  // "2 pachete de bere de 0,5 l" have several cans each.
  if (unit === 'pachet' && each.unit?.name !== 'g' && each.unit?.name !== 'kg') return false
  const kind = unit === 'st' ? 'piece' : unitKind(unit)
  if (kind !== 'piece' && kind !== 'vessel') return true
  if (category === undefined || category === 'altele') return false
  return !holders.includes(category) || words.productHeads.has(head)
}

/** "number container de size de name": "2 bidoane de 5 l de apă"; the container is known to no table of units. */
export function containersOf(
  { tokens, words }: Phrase,
  { quantity, next }: Measure,
  isNamed: (at: number) => boolean,
): { quantity: string; each: Measure; at: number } | undefined {
  const word = wordAt(tokens, next)
  const isThing = words.productHeads.has(word) || words.categoryOfWord(word) !== undefined
  const isContainer = words.holdingThings.has(word) || !isThing
  if (!isContainer || !/^[1-9]\d?$/.test(quantity) || !['de', 'a'].includes(wordAt(tokens, next + 1)))
    return undefined
  const each = readMeasure(tokens, next + 2)
  if (!each || !isSize(each) || wordAt(tokens, each.next) !== 'de' || isNamed(each.next + 1)) return undefined
  return tokens[each.next + 1] && !words.materials.has(wordAt(tokens, each.next + 1))
    ? { quantity, each, at: each.next + 1 }
    : undefined
}
