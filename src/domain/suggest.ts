import { fold } from './fold.ts'
import type { CategoryKey } from './item.ts'
import { keyOf } from './key-of.ts'
import { remember } from './remember.ts'
import type { KnownNames } from './suggest-known.ts'
import { typedPart } from './suggest-typed.ts'
import { catalogue } from './words/catalogue.ts'

/** Something to add by one tap. */
export interface Suggestion {
  name: string
  /** '' where only its name tells. */
  category: CategoryKey | ''
}

interface CatalogueEntry {
  name: string
  category: CategoryKey
  /** 3 to 10 (specification, section 9). */
  priority: number
}

interface Candidate extends Suggestion {
  key: string
  folded: string
  isRemembered: boolean
}

/** What suggestions are made from. Things that are `bought` are offered when they are typed, not before. */
export type SuggestionSources = Pick<KnownNames, 'history' | 'pending'> & Partial<Pick<KnownNames, 'bought'>>

/** Numbers of the specification's section 9; of habits, a few on top that are no part of them. */
const mostOfCatalogue = 12
const mostOfHistory = 6
const mostWhileTyping = 4

const entries: readonly CatalogueEntry[] = catalogue
const comparable = remember((name) => ({ key: keyOf(name), folded: fold(name) }))

/**
 * What to suggest while this is in the field. Only the part behind the last comma or line break counts.
 *
 * Nothing typed: what this list's people add most, then the 12 highest priorities of the catalogue. With text: up to 4
 * whose name or category contains it, an exact match first, then the list's own names, then the catalogue's by priority;
 * beginnings before the rest, whatever the case and diacritics. What is to buy already is never suggested.
 */
export function suggestionsFor({ text, ...sources }: SuggestionSources & { text: string }): Suggestion[] {
  return makeSuggester(sources)(text)
}

/** The same for many texts: what does not depend on the text is done once. */
export function makeSuggester(sources: SuggestionSources): (text: string) => Suggestion[] {
  const candidates = candidatesFrom(sources)
  const bought = keysOf(sources.bought ?? [])
  return (text) => {
    const { isBlank, item } = typedPart(text)
    if (isBlank) return likeliest(candidates.filter(({ key }) => !bought.has(key)))
    return item ? matching(candidates, item.name) : []
  }
}

function candidatesFrom({ history, pending }: SuggestionSources): Candidate[] {
  const general = new Map(entries.map((entry) => [comparable(entry.name).key, entry]))
  const candidates = new Map<string, Candidate>()
  for (const name of history) {
    const { key, folded } = comparable(name)
    candidates.set(key, { name, key, folded, category: general.get(key)?.category ?? '', isRemembered: true })
  }
  for (const [key, { name, category }] of general) {
    if (!candidates.has(key))
      candidates.set(key, { name, category, ...comparable(name), isRemembered: false })
  }
  for (const name of pending) candidates.delete(comparable(name).key)
  return [...candidates.values()]
}

function keysOf(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => comparable(name).key))
}

function likeliest(candidates: readonly Candidate[]): Suggestion[] {
  return [
    ...candidates.filter(({ isRemembered }) => isRemembered).slice(0, mostOfHistory),
    ...candidates.filter(({ isRemembered }) => !isRemembered).slice(0, mostOfCatalogue),
  ]
}

/** Candidates come by their importance; equals keep that order. */
function matching(candidates: readonly Candidate[], name: string): Suggestion[] {
  const typed = comparable(name)
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, typed) }))
    .filter(({ rank }) => rank < ranks.none)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostWhileTyping)
    .map(({ candidate }) => candidate)
}

const ranks = { exact: 0, remembered: 1, name: 3, category: 5, none: 6 } as const

/** How near a candidate is to what is typed: a beginning is one nearer than the middle of a name. */
function rankOf(
  { folded, key, category, isRemembered }: Candidate,
  typed: { folded: string; key: string },
): number {
  if (folded === typed.folded || key === typed.key) return ranks.exact
  const place = folded.indexOf(typed.folded)
  if (place >= 0) return (isRemembered ? ranks.remembered : ranks.name) + Number(place > 0)
  return category.includes(typed.folded) ? ranks.category : ranks.none
}
