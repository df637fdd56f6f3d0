import { type FoundPage, type IndexedQuestion, pageOf, type SearchIndex } from './search-index.ts'
import { hasWord, type SearchWord, wordsOf } from './search-words.ts'

/** Words that most questions have. By space. */
const common = wordsOf(
  'care ce cat cum cand cine unde este sunt e se fac face facut dintre are au pot poate putea mai ca nu deci acelasi lucru diferenta deosebire trebuie stiu imi dau seama fi sa il le acasa casa',
)
const leastWords = 2
/** Least part of a question's content words that the search has too. */
const leastShare = 0.5

interface Match {
  question: IndexedQuestion
  share: number
}

/** The questions of foods' pages that have all content words of a text, and not many others, the closest first. */
export function findQuestions({ questions }: SearchIndex, wanted: string): FoundPage[] {
  const words = contentWords(wanted)
  if (words.length === 0 || wordsOf(wanted).length < leastWords + 1) return []
  return questions
    .flatMap((question) => match(question, words) ?? [])
    .sort((one, other) => other.share - one.share)
    .map(({ question: { page, place, text } }) => ({
      ...pageOf(page),
      name: text,
      address: `${page.address}#raspuns-${place}`,
    }))
}

function match(question: IndexedQuestion, words: readonly SearchWord[]): Match | undefined {
  const own = contentWords(question.text)
  const known = [...own, ...wordsOf(question.page.name)]
  if (!words.every((word) => known.some((one) => isNear(one, word)))) return undefined
  const share = own.filter((one) => words.some((word) => isNear(one, word))).length / own.length
  return share >= leastShare ? { question, share } : undefined
}

function contentWords(text: string): SearchWord[] {
  return wordsOf(text).filter((word) => !hasWord(common, word))
}

/** True for the same word, or one of the same root: "verde" and "verzui". */
function isNear(one: SearchWord, other: SearchWord): boolean {
  return one.some((term) =>
    other.some((wanted) => {
      const least = Math.max(3, Math.min(term.length, wanted.length) - 1)
      return term === wanted || (wanted.length > 3 && term.slice(0, least) === wanted.slice(0, least))
    }),
  )
}
