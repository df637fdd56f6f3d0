import { itemTexts, type ParsedItem, parseItems } from '../text/parse.ts'
import { lastPartStart } from '../text/text-parts.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** The end of what is being typed: the one thing that suggestions are about. */
export interface TypedPart {
  /** What stands before it, with its separator. */
  before: string
  /** Nothing has been typed of it yet. */
  isBlank: boolean
  /** What it says so far; undefined when it is blank or no item can be made of it. */
  item: ParsedItem | undefined
}

/** "lapte, 2 kg ro" is about "ro", of which 2 kg are wanted. */
export function typedPart(vocabulary: Vocabulary, text: string): TypedPart {
  const start = lastPartStart(text)
  const typed = text.slice(start)
  const others = itemTexts(vocabulary, typed)
  const [item] = parseItems(vocabulary, others.pop() ?? '').items
  return { before: listed(text.slice(0, start), others), isBlank: typed.trim() === '', item }
}

/** What an "și" has separated is told apart by commas from then on: "lapte și 2 ro" goes on behind "lapte,". */
function listed(before: string, others: readonly string[]): string {
  return [before, ...others.map((text) => `${text},`)].filter((text) => text !== '').join(' ')
}

/**
 * What a suggestion adds when it is taken, and what stays in the field: "lapte, 2 kg ro" with "roșii" adds 2 kg of
 * roșii and leaves "lapte, ".
 */
export function takeSuggestion(
  vocabulary: Vocabulary,
  text: string,
  name: string,
): { item: ParsedItem; rest: string } {
  const { before, item } = typedPart(vocabulary, text)
  const rest = /^[\s,;]*$/.test(before) ? '' : before.replace(/[,;]$/, '$& ')
  return { item: { quantity: '1', unit: 'st', ...item, name }, rest }
}
