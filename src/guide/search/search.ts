import { findAnswers } from './find-answers.ts'
import { findNamed, guessNamed } from './find-named.ts'
import { findQuestions } from './find-questions.ts'
import { type FoundPage, type FoundPages, makeIndex, type SearchedPage } from './search-index.ts'
import { lettersOf } from './search-words.ts'
import { missingFoods } from './searched-names.ts'

export function writeIndex(pages: readonly SearchedPage[]): string {
  return JSON.stringify(pages)
}

/**
 * @param text result of `writeIndex`
 * @returns a function that finds pages: a page of exactly that name first, then the parts of pages that answer a question,
 *   then names with these words; and guesses, marked as such, if no page has the words
 */
export function readIndex(text: string): (wanted: string) => FoundPages {
  const index = makeIndex(JSON.parse(text))
  return (wanted) => {
    if (missingFoods.has(lettersOf(wanted))) return guessed(guessNamed(index, wanted))
    const named = findNamed(index, wanted)
    if (named.isExact) return found(named.pages)
    const answers = findAnswers(index, wanted)
    if (answers.pages.length > 0 && !answers.isGuess) return answers
    const questions = findQuestions(index, wanted)
    if (questions.length > 0) return found(questions)
    if (named.pages.length > 0) return found(named.pages)
    if (answers.pages.length > 0) return answers
    return guessed(guessNamed(index, wanted))
  }
}

function guessed(pages: FoundPage[]): FoundPages {
  return { pages, isGuess: pages.length > 0 }
}

function found(pages: FoundPage[]): FoundPages {
  return { pages, isGuess: false }
}
