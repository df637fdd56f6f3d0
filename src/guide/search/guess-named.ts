import type { SearchedPage, SearchIndex } from './search-index.ts'
import { similarity, soundOf } from './similarity.ts'

const leastSimilar = 0.6

/** The article behind a noun, without diacritics. */
const article = /^(.{4,}?)(?:ului|ul|[ei]lor|le)$/

/** Returns the similarity of a word of a name. */
type Likeness = (part: string) => number

/** Likeness that groups, and names that only lists use, lose against the own names of pages. */
const ofLists = 0.01

/** Returns pages with names similar to a text without diacritics, or to the words of it that name something. */
export function guessNamed({ pages }: SearchIndex, letters: string, named = letters): SearchedPage[] {
  const sound = soundOf(letters)
  const words = named.split(' ').filter((word) => word.length > 2)
  const alike = words.map(likenessTo)
  return pages
    .map(({ page, names }) => ({
      page,
      likeness: Math.max(
        ...names.map(
          (name) => likenessOf(name.sound, sound, alike) - (name.isOwn && !page.isGroup ? 0 : ofLists),
        ),
      ),
    }))
    .filter(({ likeness }) => likeness >= leastSimilar)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ page }) => page)
}

function likenessTo(word: string): Likeness {
  const forms = new Set([word, word.replace(article, '$1')].map(soundOf))
  return (part) => Math.max(...[...forms].map((form) => similarity(part, form)))
}

/** The similarity of the whole name, or a lower one of its words. */
function likenessOf(name: string, wanted: string, words: readonly Likeness[]): number {
  const whole = similarity(name, wanted)
  const parts = name.split(' ')
  const alike = words
    .map((likeness) => Math.max(...parts.map((part, place) => likeness(part) - (place === 0 ? 0.02 : 0.1))))
    .filter((one) => one >= leastSimilar)
  const sum = alike.reduce((all, one) => all + one, 0)
  const ofWords = alike.length > 0 ? (sum / alike.length) * (0.8 + (0.2 * alike.length) / words.length) : 0
  return Math.max(whole, ofWords - 0.01 * parts.length)
}
