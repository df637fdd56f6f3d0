import { type AskedPart, askedPart, askingWords } from './asked-parts.ts'
import { foodsNamed, foodsTyped, pageNamed } from './find-named.ts'
import { firstFound } from './first-found.ts'
import { foodParts } from './food-parts.ts'
import { withoutFraming } from './framing.ts'
import { guessNamed } from './guess-named.ts'
import { type FoundPage, pageOf, type SearchedPage, type SearchIndex } from './search-index.ts'
import { similarity } from './similarity.ts'

/** Words for foods as they are prepared, whose values and keeping are on the pages of the raw ones. */
const prepared = /\b(?:crud|curatat|feliat|fi[ae]rt|spalat|taiat)\w*/g
const ripe = /\bcoa?pt\w*/g
const fresh = /\bproasp\w+/g
/** Groups in which fresh foods are others: pasta and cheese. */
const notFresh = /Cereale|Lactate/

/** Ways of cooking, and dishes to cook, that follow the food. */
const use = /\b(?:cuptor|gratar|prajituri|risotto)\b/g

const leastSimilarWord = 0.75

/** Returns the parts of foods' pages that answer a question without diacritics such as "cat se fierbe oul". */
export function findAnswers(index: SearchIndex, text: string): FoundPage[] {
  const asked = askedPart(text)
  const subject = subjectOf(text, asked)
  if (!asked || !subject) return []
  const named = pageNamed(index, subject)
  // A dish has no parts, and foods may begin with its name: "șnițele de soia".
  if (named && !named.parts) return []
  return foodsAsked(index, subject, asked, text)
    .map((food) => answerOf(food, asked))
    .filter(({ part }) => part)
}

/**
 * Returns the parts of pages that may answer a question: of a food of which the first words tell, or of one with a similar
 * name. The words of the question may have wrong letters: "calorri avocado".
 */
export function guessAnswers(index: SearchIndex, wanted: string): FoundPage[] {
  const words = wanted.split(' ')
  const text = words
    .map((word) => askingWords.find((one) => similarity(one, word) > leastSimilarWord) ?? word)
    .join(' ')
  const asked = askedPart(text)
  const subject = subjectOf(text, asked).replace(fresh, '').trim()
  if (!asked || !subject) return []
  const named = subject.split(' ')
  return firstFound([
    ...named.map((_, place) => () => foodsNamed(index, named.slice(0, named.length - place).join(' '))),
    () => guessNamed(index, subject),
  ]).map((food) => answerOf(food, asked))
}

function subjectOf(text: string, asked: AskedPart | undefined): string {
  return asked ? withoutFraming(text.replace(asked.asks, ' ').replace(use, ' ')) : ''
}

function foodsAsked(index: SearchIndex, subject: string, { part }: AskedPart, text: string): SearchedPage[] {
  const left = subject.replace(prepared, '').replace(part === 'choosing' ? ripe : '', '')
  return firstFound([
    () => foodsNamed(index, subject),
    () => foodsNamed(index, left),
    () => foodsNamed(index, left.replace(fresh, '')).filter(({ groups }) => !notFresh.test(groups ?? '')),
    () => (text.endsWith(subject) ? foodsTyped(index, subject) : []),
  ])
}

/** Returns the part of a food's page that answers; the page if it has none. */
function answerOf(page: SearchedPage, { part }: AskedPart): FoundPage {
  const { letter, hash } = foodParts[part]
  if (!page.parts?.includes(letter)) return pageOf(page)
  return { ...pageOf(page), address: `${page.address}#${hash}`, part }
}
