import { storedUnit } from '../item/units.ts'
import { letters } from '../lib/characters.ts'
import { fold } from '../lib/fold.ts'
import { longestText } from '../lib/reading-limits.ts'
import { storeOfLastLine } from '../text/lines/line-stores.ts'
import { lastPartStart } from '../text/lines/text-parts.ts'
import { itemTexts, type ParsedItem, readItems } from '../text/parse.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** The last part of the typed text, to which suggestions apply. */
interface TypedPart {
  /** The text before it, with its separator. */
  before: string
  /** True if nothing of it has been typed yet. */
  isBlank: boolean
  /** The item read from it so far; undefined if it is blank or no item. */
  item: ParsedItem | undefined
}

/**
 * Reads the last part of a text: in "lapte, 2 kg ro" it is "ro", of which 2 kg are wanted; in "la Lidl lapte, ro" it has the
 * store Lidl. A part longer than `longestText` is not read.
 *
 * @param chosen name of the suggestion that replaces the part; none of its numbers is an amount
 */
export function typedPart(
  vocabulary: Vocabulary,
  text: string,
  ownStores: readonly string[] = [],
  chosen = '',
): TypedPart {
  const start = lastPartStart(text)
  const typed = text.slice(start)
  if (typed.length > longestText) return { before: text.slice(0, start), isBlank: false, item: undefined }
  const others = itemTexts(vocabulary, typed, ownStores)
  const [part] = readItems(vocabulary, withoutNumbersOf(chosen, others.pop() ?? ''), ownStores).items
  const store = storeOfLastLine(vocabulary, text, ownStores)
  const item = part && { ...(store !== undefined && { store }), ...part }
  return { before: listed(text.slice(0, start), others), isBlank: typed.trim() === '', item }
}

/** A name without numbers. */
const anyName = 'ceva'

/**
 * Replaces the words of a typed part that are words of a name with numbers: with "Unt 82%", "2 unt 82" is 2 of it, and
 * "unt 82" is one.
 */
function withoutNumbersOf(name: string, typed: string): string {
  const folded = ` ${fold(name)}`
  if (!anyDigit.test(folded)) return typed
  const words = typed.split(' ')
  for (let count = Math.min(words.length, name.split(' ').length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const [run, next] = [words.slice(from, from + count).join(' '), words[from + count] ?? '']
      const isNamed = anyDigit.test(run) && (count === words.length || anyLetter.test(run))
      if (isNamed && folded.includes(` ${fold(run)}`) && storedUnit(fold(next)) === undefined)
        return [...words.slice(0, from), anyName, next, ...words.slice(from + count + 1)].join(' ').trim()
    }
  }
  return typed
}

const anyDigit = /\d/
const anyLetter = new RegExp(`[${letters}]`, 'u')

/** Joins the parts that an "și" separated by commas: "lapte și 2 ro" continues behind "lapte,". */
function listed(before: string, others: readonly string[]): string {
  return [before, ...others.map((text) => `${text},`)].filter((text) => text !== '').join(' ')
}

/**
 * Returns the item that a chosen suggestion adds, and the text that stays in the field: "lapte, 2 kg ro" with "roșii" adds 2
 * kg of roșii and leaves "lapte, ".
 *
 * @param ownStores the list's own stores
 */
export function takeSuggestion(
  vocabulary: Vocabulary,
  text: string,
  name: string,
  ownStores: readonly string[] = [],
): { item: ParsedItem; rest: string } {
  const { before, item } = typedPart(vocabulary, text, ownStores, name)
  const rest = /^[\s,;]*$/.test(before) ? '' : before.replace(/[,;]$/, '$& ')
  return { item: { quantity: '1', unit: 'st', ...item, name }, rest }
}
