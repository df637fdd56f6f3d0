import type { CategoryKey } from '../item/fields.ts'
import { fold } from '../lib/fold.ts'
import { rememberBy } from '../lib/remember.ts'
import { keyOf } from '../merge/key-of.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { catalogue } from '../words/catalogue.ts'
import { typedPart } from './suggest-typed.ts'

/** An item that can be added by one tap. */
export interface Suggestion {
  name: string
  /** '' if it follows from the name. */
  category: CategoryKey | ''
}

interface CatalogueEntry {
  name: string
  category: CategoryKey
  /** 3 to 10 (specification, section 9). */
  priority: number
}

interface Comparable {
  key: string
  folded: string
}

interface Candidate extends Suggestion, Comparable {
  isRemembered: boolean
}

/**
 * The data that suggestions are made from. Items that are `bought` are suggested only while they are typed; `stores` are the
 * list's own, which may be typed with an item.
 */
export interface SuggestionSources {
  history: readonly string[]
  pending: readonly string[]
  bought?: readonly string[]
  stores?: readonly string[]
}

/** Numbers of the specification, section 9; suggestions from the list's own history come in addition to them. */
const mostOfCatalogue = 12
const mostOfHistory = 6
const mostWhileTyping = 4

const entries: readonly CatalogueEntry[] = catalogue
const comparable = rememberBy((vocabulary: Vocabulary, name) => ({
  key: keyOf(vocabulary, name),
  folded: fold(name),
}))

/**
 * Returns the suggestions for the text in the field. Only the part behind the last comma or line break counts.
 *
 * For an empty part: the items most often added to this list, then the 12 highest priorities of the catalogue. Otherwise up
 * to 4 whose name or category contains the part, an exact match first, then the list's own names, then the catalogue's by
 * priority; matches at the beginning come first, and case and diacritics do not count. An item that is still to buy is never
 * suggested.
 */
export function suggestionsFor(
  vocabulary: Vocabulary,
  { text, ...sources }: SuggestionSources & { text: string },
): Suggestion[] {
  return makeSuggester(vocabulary, sources)(text)
}

/** Returns `suggestionsFor` for many texts; the work that does not depend on the text is done once. */
export function makeSuggester(
  vocabulary: Vocabulary,
  sources: SuggestionSources,
): (text: string) => Suggestion[] {
  const candidates = candidatesFrom(vocabulary, sources)
  const bought = keysOf(vocabulary, sources.bought ?? [])
  return (text) => {
    const { isBlank, item } = typedPart(vocabulary, text, sources.stores)
    if (isBlank) return likeliest(candidates.filter(({ key }) => !bought.has(key)))
    return item ? matching(candidates, comparable(vocabulary, item.name)) : []
  }
}

function candidatesFrom(vocabulary: Vocabulary, { history, pending }: SuggestionSources): Candidate[] {
  const general = new Map(entries.map((entry) => [comparable(vocabulary, entry.name).key, entry]))
  const candidates = new Map<string, Candidate>()
  for (const name of history) {
    const { key, folded } = comparable(vocabulary, name)
    candidates.set(key, { name, key, folded, category: general.get(key)?.category ?? '', isRemembered: true })
  }
  for (const [key, { name, category }] of general) {
    if (!candidates.has(key))
      candidates.set(key, { name, category, ...comparable(vocabulary, name), isRemembered: false })
  }
  for (const name of pending) candidates.delete(comparable(vocabulary, name).key)
  return [...candidates.values()]
}

function keysOf(vocabulary: Vocabulary, names: readonly string[]): Set<string> {
  return new Set(names.map((name) => comparable(vocabulary, name).key))
}

function likeliest(candidates: readonly Candidate[]): Suggestion[] {
  return [
    ...candidates.filter(({ isRemembered }) => isRemembered).slice(0, mostOfHistory),
    ...candidates.filter(({ isRemembered }) => !isRemembered).slice(0, mostOfCatalogue),
  ]
}

/** Returns the matching candidates; those of the same rank stay in their order, which is by importance. */
function matching(candidates: readonly Candidate[], typed: Comparable): Suggestion[] {
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, typed) }))
    .filter(({ rank }) => rank < ranks.none)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostWhileTyping)
    .map(({ candidate }) => candidate)
}

const ranks = { exact: 0, remembered: 1, name: 3, category: 5, none: 6 } as const

/**
 * Returns the rank of a candidate for the typed text, 0 for the best; a match at the beginning of a name ranks one higher
 * than one in the middle.
 */
function rankOf({ folded, key, category, isRemembered }: Candidate, typed: Comparable): number {
  if (folded === typed.folded || key === typed.key) return ranks.exact
  const place = folded.indexOf(typed.folded)
  if (place >= 0) return (isRemembered ? ranks.remembered : ranks.name) + Number(place > 0)
  return category.includes(typed.folded) ? ranks.category : ranks.none
}
