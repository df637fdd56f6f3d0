import { packOf } from '../../item/packs.ts'
import { storedUnit } from '../../item/units.ts'
import { readAmount, wordAt } from '../tokens/read-amount.ts'
import { type Measure, readMeasure } from './parse-measure.ts'
import { itemOf, type ParsedItem, type Phrase, textFrom } from './parse-phrase.ts'

/** Units of which each holds a pack. */
const boxes: readonly string[] = ['bax', 'set']
/** The longest pack behind a name, in tokens. */
const longestPack = 14

/**
 * "box [de] name pack" is the pack: "bax apă 6x1,5l", "2 baxuri de apă 6x2 l". A pack behind "de" needs no box: "apă de șase
 * ori doi litri".
 */
export function boxed(phrase: Phrase): ParsedItem | undefined {
  const { tokens } = phrase
  const box = boxAt(phrase)
  for (let start = Math.max(1, tokens.length - longestPack); start < tokens.length; start++) {
    const measure = readMeasure(tokens, start)
    const pack = measure?.next === tokens.length ? packOf(measure.quantity) : undefined
    if (!measure?.unit || !pack) continue
    const isLinked = wordAt(tokens, start - 1) === 'de'
    if (!box && !isLinked) return undefined
    const name = textFrom(phrase, box?.next ?? 0, isLinked ? start - 1 : start)
    return itemOf(name, `${pack.count * (box?.count ?? 1)}x${pack.each}`, measure.unit.name)
  }
  return undefined
}

/** "bax", "un bax de", "2 baxuri cu" at the beginning. */
function boxAt({ tokens }: Phrase): (Pick<Measure, 'next'> & { count: number }) | undefined {
  const count = readAmount(tokens, 0)
  const at = count?.next ?? 0
  if (!boxes.includes(storedUnit(wordAt(tokens, at)) ?? '')) return undefined
  if (count && !Number.isInteger(count.value)) return undefined
  const next = ['de', 'cu'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1
  return { count: count?.value ?? 1, next }
}
