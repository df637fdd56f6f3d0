import { withoutAsking } from './framing.ts'
import { type FoundPage, type IndexedQuestion, pageOf, type SearchIndex } from './search-index.ts'
import { type SearchWord, startWith, wordsOf } from './search-words.ts'

const leastWords = 2
/** Least part of a question's content words that the search has too. */
const leastShare = 0.5
/** Share that a question loses if its page has another name. */
const ofOthers = 0.2
/** Fewest letters that two words of the same root share. */
const leastShared = 3
/** Least part of the longer word that words of the same root share. */
const leastRoot = 0.6

interface Match {
  question: IndexedQuestion
  share: number
}

/** Returns the questions of foods' pages that have all content words of a text, and not many others, the closest first. */
export function findQuestions({ questions }: SearchIndex, wanted: string): FoundPage[] {
  const words = wordsOf(withoutAsking(wanted))
  if (words.length === 0 || wordsOf(wanted).length < leastWords + 1) return []
  return questions
    .filter(({ terms }) => startWith(terms, words, leastShared))
    .flatMap((question) => match(question, words) ?? [])
    .sort((one, other) => other.share - one.share)
    .map(({ question: { page, place, text } }) => ({
      ...pageOf(page),
      name: text,
      address: `${page.address}#raspuns-${place}`,
    }))
}

function match(question: IndexedQuestion, words: readonly SearchWord[]): Match | undefined {
  const own = question.words
  const name = wordsOf(question.page.name)
  const isIn = (word: SearchWord, all: readonly SearchWord[]) => all.some((one) => isNear(one, word))
  if (!words.every((word) => isIn(word, [...own, ...name]))) return undefined
  const known = own.filter((one) => isIn(one, words)).length
  const share = known / own.length - (words.some((word) => isIn(word, name)) ? 0 : ofOthers)
  return share >= leastShare ? { question, share } : undefined
}

/** True for the same word, or one of the same root: "verde" and "verzui". */
function isNear(one: SearchWord, other: SearchWord): boolean {
  return one.some((term) => other.some((wanted) => term === wanted || isSameRoot(term, wanted)))
}

function isSameRoot(one: string, other: string): boolean {
  const [shortest, longest] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  const shared = shortest - 1
  return (
    shared >= Math.max(leastShared, longest * leastRoot) && one.slice(0, shared) === other.slice(0, shared)
  )
}
