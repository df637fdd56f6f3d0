import { type FoundPage, type IndexedPage, pageOf, type SearchIndex } from './search-index.ts'
import { beginsWith, hasWord, isSameWord, lettersOf, type SearchWord, wordsOf } from './search-words.ts'
import { similarity } from './similarity.ts'

/** Degrees to which a page's names match, the best first. */
const ranks = {
  letters: 0,
  lettersOfLists: 1.5,
  form: 2,
  ofLists: 3,
  halfGroup: 3.5,
  begins: 4,
  otherBegins: 4.2,
  otherOrder: 4.3,
  halfGroupForm: 4.5,
  withGroup: 5,
  has: 6,
  typed: 7,
  typedLater: 8,
  closeMember: 9,
  member: 10,
}

interface Ranked {
  one: IndexedPage
  rank: number
  /** The number of words of the name, so that short names come first. */
  length: number
}

/** Pages with these words in their names or groups, the best first. */
export function findNamed({ pages }: SearchIndex, wanted: string): { pages: FoundPage[]; isExact: boolean } {
  const ranked = rankedBy(pages, wanted)
  return {
    pages: ranked.map(({ one }) => pageOf(one.page)),
    isExact: (ranked[0]?.rank ?? ranks.begins) < ranks.begins,
  }
}

/**
 * The foods that a text names and nothing else, the best first: foods of that name, foods whose name begins so, members of
 * the group of that name, and foods with another name that begins so.
 */
export function foodsNamed({ pages }: SearchIndex, wanted: string): IndexedPage['page'][] {
  const ranked = rankedBy(pages, wanted)
  const isFood = ({ one }: Ranked) => one.page.parts !== undefined
  const foods = ranked.filter(isFood)
  const upTo = (most: number) => foods.filter(({ rank }) => rank <= most)
  const membersAt = (rank: number) => foods.filter((food) => food.rank === rank)
  const isGroup = ranked.some(({ one, rank }) => one.page.isGroup && rank <= ranks.halfGroupForm)
  const ways = [
    upTo(ranks.ofLists),
    upTo(ranks.begins),
    ...(isGroup ? [ranks.closeMember, ranks.member].map(membersAt) : []),
    upTo(ranks.otherOrder),
  ]
  return (ways.find((way) => way.length > 0) ?? []).map(({ one }) => one.page)
}

function rankedBy(pages: readonly IndexedPage[], wanted: string): Ranked[] {
  const [letters, words] = [lettersOf(wanted), wordsOf(wanted)]
  if (words.length === 0) return []
  return pages
    .flatMap((one) => rankOf(one, letters, words) ?? [])
    .sort((one, other) => one.rank - other.rank || one.length - other.length)
}

function rankOf(one: IndexedPage, letters: string, words: readonly SearchWord[]): Ranked | undefined {
  let best: Ranked | undefined
  for (const name of one.names) {
    const rank = rankOfName(one, name, letters, words)
    if (rank === undefined) continue
    const length = name.words.length
    if (!best || rank < best.rank || (rank === best.rank && length < best.length))
      best = { one, rank, length }
  }
  return best
}

function rankOfName(
  { page, names, groups, closest }: IndexedPage,
  name: IndexedPage['names'][number],
  letters: string,
  words: readonly SearchWord[],
): number | undefined {
  const exact = rankOfExact(page, name, letters, words)
  if (exact !== undefined) return exact
  const [first = []] = words
  const isFirst = name.words[0] !== undefined && isSameWord(name.words[0], first)
  if (words.every((word) => hasWord(name.words, word))) {
    if (!isFirst || page.isGroup) return ranks.has
    return name === names[0] ? ranks.begins : ranks.otherBegins
  }
  const others = words.filter((word) => !hasWord(name.words, word))
  const isWhole = name.words.every((word) => hasWord(words, word))
  if (isWhole && others.every((word) => hasWord(groups, word))) return ranks.withGroup
  if (isTyped(name.words, words)) {
    return name.words[0] && beginsWith(name.words[0], first) ? ranks.typed : ranks.typedLater
  }
  return rankOfMember({ page, groups, closest }, name, words)
}

function rankOfMember(
  { page, groups, closest }: Pick<IndexedPage, 'page' | 'groups' | 'closest'>,
  name: IndexedPage['names'][number],
  words: readonly SearchWord[],
): number | undefined {
  if (page.parts === undefined) return undefined
  const isIn = (group: readonly SearchWord[]) =>
    words.every((word) => hasWord(group, word) || hasWord(name.words, word))
  if (isIn(closest)) return ranks.closeMember
  return isIn(groups) ? ranks.member : undefined
}

function rankOfExact(
  page: IndexedPage['page'],
  name: IndexedPage['names'][number],
  letters: string,
  words: readonly SearchWord[],
): number | undefined {
  const isEqual = name.letters === letters
  if (!isEqual && !isSame(name.words, words)) return undefined
  if (page.isGroup && name.letters !== lettersOf(page.name))
    return isEqual ? ranks.halfGroup : ranks.halfGroupForm
  const afterFoods = page.isGroup ? 1 : 0
  if (!name.isOwn) return isEqual ? ranks.lettersOfLists : ranks.ofLists
  if (!isInOrder(name.words, words)) return ranks.otherOrder
  return (isEqual ? ranks.letters : ranks.form) + afterFoods
}

function isInOrder(words: readonly SearchWord[], wanted: readonly SearchWord[]): boolean {
  return words.every((word, index) => isSameWord(word, wanted[index] ?? []))
}

/** True for the same words in any order. */
function isSame(words: readonly SearchWord[], wanted: readonly SearchWord[]): boolean {
  return (
    words.length === wanted.length &&
    words.every((word) => hasWord(wanted, word)) &&
    wanted.every((word) => hasWord(words, word))
  )
}

/** True if the name has all words, or words that begin with them. */
function isTyped(name: readonly SearchWord[], wanted: readonly SearchWord[]): boolean {
  return wanted.every((word) => name.some((one) => beginsWith(one, word)))
}

const leastSimilar = 0.6

/** Pages with similar names, the most similar first. */
export function guessNamed({ pages }: SearchIndex, wanted: string): FoundPage[] {
  const letters = lettersOf(wanted)
  const words = letters.split(' ').filter((word) => word.length > 2)
  return pages
    .map(({ page, names }) => ({
      page,
      likeness: Math.max(...names.map((name) => likenessOf(name.letters, letters, words))),
    }))
    .filter(({ likeness }) => likeness >= leastSimilar)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ page }) => pageOf(page))
}

/** The similarity of the whole name, or a lower one of its words. */
function likenessOf(name: string, wanted: string, words: readonly string[]): number {
  const whole = similarity(name, wanted)
  const parts = name.split(' ')
  const best = words.map((word) =>
    Math.max(...parts.map((part, place) => similarity(part, word) - (place === 0 ? 0.02 : 0.1))),
  )
  const alike = best.filter((one) => one >= leastSimilar)
  const share = words.length === 0 ? 0 : alike.length / words.length
  const ofWords =
    alike.length === 0 ? 0 : (alike.reduce((sum, one) => sum + one, 0) / alike.length) * (0.8 + 0.2 * share)
  return Math.max(whole, ofWords - 0.01 * parts.length)
}
