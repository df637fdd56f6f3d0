import { closings, openings, verbEndings } from '../words/spoken.ts'
import { phraseAt, type SpokenWord, spokenWords, textOf } from './spoken-words.ts'

const opening = new Set(openings)
const closing = new Set(closings)
const longestClosing = 5
const verbEnding = new RegExp(`-(?:${verbEndings.replace(/ /g, '|')})$`)

/** A part without what people say around the thing ("te rog să adaugi niște … pe listă"); '' where that was all. */
export function withoutFillers(text: string): string {
  return textOf(withoutClosing(withoutOpening(spokenWords(text))))
}

function withoutOpening(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const length = phraseAt(opening, words) || phraseAt(opening, words.slice(0, 1).map(withoutEnding))
  return length === 0 ? words : withoutOpening(words.slice(length))
}

/** "pune-mi" is "pune". */
function withoutEnding(word: SpokenWord): SpokenWord {
  return { ...word, key: word.key.replace(verbEnding, '') }
}

function withoutClosing(words: readonly SpokenWord[]): readonly SpokenWord[] {
  for (let length = Math.min(longestClosing, words.length); length > 0; length--) {
    const start = words.length - length
    if (phraseAt(closing, words, start) === length) return withoutClosing(words.slice(0, start))
  }
  return words
}
