import { longestText } from '../lib/reading-limits.ts'
import { storeOfLastLine } from '../text/line-stores.ts'
import { itemTexts, type ParsedItem, parseItems } from '../text/parse.ts'
import { lastPartStart } from '../text/text-parts.ts'
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
 */
export function typedPart(
  vocabulary: Vocabulary,
  text: string,
  ownStores: readonly string[] = [],
): TypedPart {
  const start = lastPartStart(text)
  const typed = text.slice(start)
  if (typed.length > longestText) return { before: text.slice(0, start), isBlank: false, item: undefined }
  const others = itemTexts(vocabulary, typed, ownStores)
  const [part] = parseItems(vocabulary, others.pop() ?? '', ownStores).items
  const store = storeOfLastLine(vocabulary, text, ownStores)
  const item = part && { ...(store !== undefined && { store }), ...part }
  return { before: listed(text.slice(0, start), others), isBlank: typed.trim() === '', item }
}

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
  const { before, item } = typedPart(vocabulary, text, ownStores)
  const rest = /^[\s,;]*$/.test(before) ? '' : before.replace(/[,;]$/, '$& ')
  return { item: { quantity: '1', unit: 'st', ...item, name }, rest }
}
