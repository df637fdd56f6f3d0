import { findAnswers, guessAnswers } from './find-answers.ts'
import { findDishes } from './find-dishes.ts'
import { findNamed } from './find-named.ts'
import { findQuestions } from './find-questions.ts'
import { firstFound } from './first-found.ts'
import { withoutFraming } from './framing.ts'
import { guessNamed } from './guess-named.ts'
import * as ranks from './ranks.ts'
import {
  type FoundPage,
  type FoundPages,
  makeIndex,
  pageOf,
  type SearchedPage,
  type SearchIndex,
} from './search-index.ts'
import { lettersOf } from './search-words.ts'
import { missingFoods } from './searched-names.ts'

export function writeIndex(pages: readonly SearchedPage[]): string {
  return JSON.stringify(pages)
}

/**
 * @param text result of `writeIndex`
 * @returns a function that finds pages: a page of exactly that name first, then dishes whose recipe is asked, the parts of
 *   pages that answer a question, names with these words, and the questions of pages; then the same without the words that
 *   only frame; and guesses, marked as such, if no page has the words
 */
export function readIndex(text: string): (wanted: string) => FoundPages {
  const index = makeIndex(JSON.parse(text))
  return (wanted) => {
    const letters = lettersOf(wanted)
    const texts = missingFoods.has(letters) ? [] : [wanted, withoutFraming(letters)]
    const found = firstFound(texts.map((one) => () => findAll(index, one, one === wanted)))
    const pages = found.length > 0 ? found : guess(index, letters)
    return { pages, isGuess: pages !== found && pages.length > 0 }
  }
}

/** Questions for a sign, which the questions of a page answer better than a part of it. */
const asksSign = /^cum (?:stiu|recun)/

/** Returns what the first way finds; names that only begin with the words if the last of them may still be being typed. */
function findAll(index: SearchIndex, wanted: string, isTyped: boolean): FoundPage[] {
  const named = findNamed(index, wanted, isTyped ? ranks.member : ranks.has)
  if (named.isExact) return named.pages
  const letters = lettersOf(wanted)
  const questions = () => findQuestions(index, letters)
  return firstFound([
    () => (named.pages.length > 0 ? [] : findDishes(index, letters)),
    ...(asksSign.test(letters) ? [questions] : []),
    () => findAnswers(index, letters),
    () => named.pages,
    questions,
  ])
}

function guess(index: SearchIndex, letters: string): FoundPage[] {
  return firstFound([
    () => guessAnswers(index, letters),
    () => guessNamed(index, letters, withoutFraming(letters)).map(pageOf),
  ])
}
