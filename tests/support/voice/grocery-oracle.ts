import { fold } from '../../../src/domain/lib/fold.ts'
import { productHeads } from '../../../src/domain/words/compounds.ts'
import { foodModifiers } from '../../../src/domain/words/food-modifiers.ts'
import { unitRows } from '../../../src/domain/words/units.ts'
import { itemNames } from '../../../voice/grammar/item-names.ts'
import { numberWords } from '../../../voice/grammar/number-words.ts'

const units = new Set(unitRows.flatMap(({ unit, spellings }) => [fold(unit), ...spellings.split(' ')]))
const numbers = new Set(numberWords)
const names = new Set(itemNames().map(fold))
const products = new Set(productHeads.split(' '))
const joining = ['cu', 'de', 'din', 'la', 'in']
/** First letters of words that may follow a noun; their endings depend on the noun. */
const adjectives = new Set(
  foodModifiers
    .flatMap(({ modifiers }) => fold(modifiers).match(/[a-z0-9]+/g) ?? [])
    .map((word) => word.slice(0, 3)),
)
const digits = /^[1-9]\d{0,3}(?:[.,]\d{1,2})?$/

/**
 * True if a text is `[number [unit] [de]] item ((și|,) …)*`. It removes words one by one, unlike the engine's automaton.
 *
 * @param own the list's own names
 */
export function isGrocery(text: string, own: readonly string[] = []): boolean {
  const known = new Set([...names, ...own.map(fold)])
  const words = fold(text)
    .replace(/\.$/, '')
    .replace(/,(?= )/g, ' ,')
    .replace(/(\d)([a-z]+)/g, '$1 $2')
    .split(' ')
  return isList(words, known)
}

function isList(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((_, at) => {
    const isLast = at === words.length - 1
    const isJoined = [',', 'si'].includes(words[at + 1] ?? '')
    if (!isLast && !isJoined) return false
    return isPhrase(words.slice(0, at + 1), known) && (isLast || isList(words.slice(at + 2), known))
  })
}

function isPhrase(words: readonly string[], known: ReadonlySet<string>): boolean {
  if (isItem(words, known)) return true
  return words.some((_, at) => isNumber(words.slice(0, at)) && isCounted(words.slice(at), known))
}

/** `[de] [unit [și jumătate]] [de] item` */
function isCounted(words: readonly string[], known: ReadonlySet<string>): boolean {
  const [first = '', ...rest] = withoutDe(words)
  const behindUnit = rest[0] === 'si' && rest[1] === 'jumatate' ? rest.slice(2) : rest
  const isMeasured = units.has(first) && isItem(withoutDe(withoutHalf(behindUnit)), known)
  return isMeasured || isItem(withoutDe(words), known)
}

function isNumber(words: readonly string[]): boolean {
  return numbers.has(words.join(' ')) || (words.length === 1 && digits.test(words[0] ?? ''))
}

/** A known name, or a noun with words that may follow it. */
function isItem(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((_, at) => {
    const isName = isNoun(words.slice(0, at + 1), known)
    return isName && words.slice(at + 1).every((word) => joining.includes(word) || isAdjective(word))
  })
}

function isNoun(words: readonly string[], known: ReadonlySet<string>): boolean {
  if (known.has(words.join(' '))) return true
  const [head = '', joint = '', ...material] = words
  return products.has(head) && ['de', 'cu'].includes(joint) && known.has(material.join(' '))
}

function isAdjective(word: string): boolean {
  return [2, 3].some((length) => adjectives.has(word.slice(0, length)))
}

function withoutDe(words: readonly string[]): readonly string[] {
  return words[0] === 'de' ? words.slice(1) : words
}

function withoutHalf(words: readonly string[]): readonly string[] {
  return words[0] === 'jumate' ? words.slice(1) : words
}
