import type { CategoryKey } from '../item/fields.ts'
import { remember } from '../lib/remember.ts'
import { keyOf } from '../merge/key-of.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { catalogue } from '../words/catalogue.ts'
import {
  findTyped,
  isAccentedAlike,
  type Match,
  matches,
  matchIn,
  readTyped,
  type TypedWords,
} from './find-typed.ts'
import { slippedAmong } from './slipped.ts'
import { typedPart } from './suggest-typed.ts'
import { type Findable, findableBy, type Thing } from './things.ts'

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

/**
 * The data that suggestions are made from. Items that are `bought` are suggested only while they are typed; `stores` are the
 * list's own, which may be typed with an item.
 */
export interface SuggestionSources {
  history: readonly string[]
  pending: readonly string[]
  bought?: readonly string[]
  stores?: readonly string[]
  /** Returns the products of a supermarket, the likeliest first; they are suggested while they are typed. */
  things?: () => readonly Thing[]
}

interface Candidate extends Suggestion, Findable, Pick<Thing, 'isSeldom' | 'brand'> {
  isRemembered?: true
}

/** Numbers of the specification, section 9; suggestions from the list's own history come in addition to them. */
const mostOfCatalogue = 12
const mostOfHistory = 6
const mostWhileTyping = 4

const entries: readonly CatalogueEntry[] = catalogue
const findable = remember(findableBy)
const noThings: readonly Thing[] = []

/**
 * Returns the suggestions for the text in the field. Only the part behind the last comma or line break counts.
 *
 * For an empty part: the items most often added to this list, then the 12 highest priorities of the catalogue. Otherwise up
 * to 4 whose name or category contains the part, an exact match first, then the list's own names, then the catalogue's by
 * priority, then the other products; matches at the beginning of the name come first, then those at the beginning of a word,
 * and case and diacritics do not count. An item that is still to buy is never suggested.
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
  const known = candidatesFrom(vocabulary, sources)
  const pending = keysOf(vocabulary, sources.pending)
  const bought = keysOf(vocabulary, sources.bought ?? [])
  const isPending = (key: string) => pending.has(key)
  return (text) => {
    const { isBlank, item } = typedPart(vocabulary, text, sources.stores)
    if (isBlank) return likeliest(known, (key) => isPending(key) || bought.has(key))
    if (!item) return []
    const things = sources.things?.() ?? noThings
    const found = matching([...known.values(), ...things], vocabulary, item.name)
    const few = firstFew(vocabulary, found, known, isPending)
    if (found.length >= mostWhileTyping) return few
    const meant = slippedAmong(things, readTyped(item.name).spelling, found.length === 0)
    const others = meant.map((candidate) => ({ candidate, name: candidate.name }))
    return others.length === 0 ? few : firstFew(vocabulary, [...found, ...others], known, isPending)
  }
}

/** The list's own names and the catalogue, by their keys. */
function candidatesFrom(vocabulary: Vocabulary, { history }: SuggestionSources): Map<string, Candidate> {
  const general = new Map(entries.map((entry) => [keyOf(vocabulary, entry.name), entry]))
  const candidates = new Map<string, Candidate>()
  for (const name of history) {
    const key = keyOf(vocabulary, name)
    const category = general.get(key)?.category ?? ''
    candidates.set(key, { name, category, ...findable(name), isRemembered: true })
  }
  for (const [key, { name, category }] of general) {
    if (!candidates.has(key)) candidates.set(key, { name, category, ...findable(name) })
  }
  return candidates
}

function keysOf(vocabulary: Vocabulary, names: readonly string[]): Set<string> {
  return new Set(names.map((name) => keyOf(vocabulary, name)))
}

function likeliest(known: ReadonlyMap<string, Candidate>, isLeftOut: (key: string) => boolean): Suggestion[] {
  const left = [...known].filter(([key]) => !isLeftOut(key)).map(([, candidate]) => candidate)
  return [
    ...left.filter(({ isRemembered }) => isRemembered).slice(0, mostOfHistory),
    ...left.filter(({ isRemembered }) => !isRemembered).slice(0, mostOfCatalogue),
  ]
}

/** A candidate that matches, under the name that was typed. */
interface Matching {
  candidate: Candidate
  name: string
}

/** Returns the matching candidates; those of the same rank stay in their order, which is by importance. */
function matching(candidates: readonly Candidate[], vocabulary: Vocabulary, text: string): Matching[] {
  const typed = readTyped(text)
  const key = keyOf(vocabulary, text)
  const byRank: Matching[][] = Array.from({ length: ranks.none }, () => [])
  for (const candidate of candidates) {
    const { match, name } = findTyped(candidate, typed)
    const isSame = match > matches.beginning && mayBeSame(candidate, typed)
    if (isSame && keyOf(vocabulary, candidate.name) === key)
      byRank[ranks.exact]?.push({ candidate, name: candidate.name })
    else byRank[rankOf(candidate, match, typed)]?.push({ candidate, name })
  }
  return byRank.flatMap((same) => [
    ...same.filter(({ name }) => isAccentedAlike(name, typed)),
    ...same.filter(({ name }) => !isAccentedAlike(name, typed)),
  ])
}

/** False for most names of other products, so that few keys are computed: they take most of the time. */
function mayBeSame({ forms: [own] }: Findable, { spelling, words }: TypedWords): boolean {
  return own?.spelling.charAt(0) === spelling.charAt(0) && own.spelling.split(' ').length === words.length
}

/** The names of the list's own and of the catalogue have two and three ranks. */
const ranks = {
  exact: 0,
  remembered: 1,
  beginning: 3,
  word: 4,
  form: 5,
  inside: 6,
  oldSpelling: 7,
  category: 8,
  none: 9,
} as const

const rankByMatch: Readonly<Record<Match, number>> = {
  [matches.whole]: ranks.exact,
  [matches.beginning]: ranks.beginning,
  [matches.word]: ranks.word,
  [matches.form]: ranks.form,
  [matches.inside]: ranks.inside,
  [matches.oldSpelling]: ranks.oldSpelling,
  [matches.none]: ranks.none,
}

/** Returns the rank of a candidate, 0 for the best. */
function rankOf(candidate: Candidate, match: Match, typed: TypedWords): number {
  const { isRemembered, isSeldom, brand, category } = candidate
  if (match === matches.none)
    return !isSeldom && category.includes(typed.folded) ? ranks.category : ranks.none
  if (match === matches.whole) return ranks.exact
  if (isRemembered) return ranks.remembered + Number(match > matches.beginning)
  if (brand !== undefined) return rankOfBrand(brand, typed)
  return match === matches.beginning && isSeldom ? ranks.word : rankByMatch[match]
}

/** A brand is suggested while it is typed, with or without its product: "zuz", "lapte zuz". */
function rankOfBrand(brand: string, typed: TypedWords): number {
  const match = matchIn(brand, typed)
  if (match <= matches.beginning) return match === matches.whole ? ranks.beginning : ranks.word
  const last = typed.words.slice(-1)
  const isBegun = matchIn(brand, { spelling: last.join(), words: last }) <= matches.word
  return isBegun ? ranks.inside : ranks.none
}

/** Returns the first few products, each once, and under the list's own name if it has one. */
function firstFew(
  vocabulary: Vocabulary,
  found: readonly Matching[],
  known: ReadonlyMap<string, Candidate>,
  isLeftOut: (key: string) => boolean,
): Suggestion[] {
  const chosen: Suggestion[] = []
  const seen = new Set<string>()
  for (const { candidate, name } of found) {
    const keys = [candidate.name, name].map((one) => keyOf(vocabulary, one))
    if (keys.some((key) => isLeftOut(key) || seen.has(key))) continue
    for (const key of keys) seen.add(key)
    const own = known.get(keys[0] ?? '')
    chosen.push(own?.isRemembered ? own : { name, category: candidate.category })
    if (chosen.length === mostWhileTyping) break
  }
  return chosen
}
