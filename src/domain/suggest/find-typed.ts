import { fold } from '../lib/fold.ts'
import { modernSpelling } from '../lib/modern-spelling.ts'
import { remember } from '../lib/remember.ts'
import { wordStem } from '../lib/word-stem.ts'
import { type Findable, spelling } from './things.ts'

/** A typed text, ready for comparison. */
export interface TypedWords {
  folded: string
  /** The same in today's spelling: typed "brîn" finds "brânză". */
  spelling: string
  words: readonly string[]
  /** In lower case with its diacritics; undefined for a text without any. */
  accented: string | undefined
}

/** The place of a typed text in a name, the best first. */
export const matches = {
  whole: 0,
  beginning: 1,
  /** At the beginning of a word. */
  word: 2,
  /** Another form of a word: "burete" of "bureți de vase". */
  form: 3,
  inside: 4,
  oldSpelling: 5,
  none: 6,
} as const

export type Match = (typeof matches)[keyof typeof matches]

/** The best match of a typed text, and the name of the product that it was found in. */
interface Found {
  match: Match
  name: string
}

const stemOf = remember(wordStem)
/** Shorter words have many neighbours with the same stem. */
const shortestForm = 4
/** Letters that the forms of a word have in common. */
const commonLetters = 3

export function readTyped(text: string): TypedWords {
  const modern = modernSpelling(text).toLowerCase()
  const plain = spelling(modern)
  const accented = modern === fold(modern) ? undefined : modern
  return { folded: fold(text), spelling: plain, words: plain.split(' '), accented }
}

/** Finds a typed text in the names of a product; the usual one is taken if it matches at all. */
export function findTyped({ forms: [own, ...others], oldSpelling }: Findable, typed: TypedWords): Found {
  if (!own || typed.spelling === '') return { match: matches.none, name: own?.name ?? '' }
  let best: Found = { name: own.name, match: matchIn(own.spelling, typed) }
  for (const { name, spelling } of others) {
    const match = laterIn(matchIn(spelling, typed))
    if (match < best.match) best = { match, name: best.match < matches.none ? own.name : name }
  }
  const isOld = best.match === matches.none && oldSpelling !== undefined
  if (!isOld || matchIn(oldSpelling, typed) >= matches.inside) return best
  return { match: matches.oldSpelling, name: own.name }
}

/** Another name that begins with the typed text is as likely as the middle of a usual one. */
function laterIn(match: Match): Match {
  return match === matches.beginning ? matches.word : match
}

/** True if a word of the name begins with the typed text, the diacritics included. */
export function isAccentedAlike(name: string, { accented }: TypedWords): boolean {
  return accented !== undefined && ` ${name.toLowerCase()}`.includes(` ${accented}`)
}

export function matchIn(name: string, { spelling, words }: Pick<TypedWords, 'spelling' | 'words'>): Match {
  if (name.startsWith(spelling)) return name === spelling ? matches.whole : matches.beginning
  const [first = ''] = words
  // A quick test: all other matches contain these letters.
  if (!name.includes(first.slice(0, commonLetters))) return matches.none
  if (name.includes(` ${spelling}`)) return matches.word
  if (words.length === 1 && first.length < shortestForm)
    return name.includes(spelling) ? matches.inside : matches.none
  const byWords = matchOfWords(name, words)
  return byWords === matches.none && name.includes(spelling) ? matches.inside : byWords
}

/** Finds each of the words in this order, other words between them: "pasta din" in "pasta de dinti". */
function matchOfWords(name: string, words: readonly string[]): Match {
  const [first = ''] = words
  if (!` ${name}`.includes(` ${first.slice(0, commonLetters)}`)) return matches.none
  let match: Match = matches.word
  let left = name.split(' ')
  for (const word of words) {
    const place = left.findIndex((own) => own.startsWith(word) || isForm(own, word))
    if (place < 0) return matches.none
    if (!left[place]?.startsWith(word)) match = matches.form
    left = left.slice(place + 1)
  }
  return match
}

function isForm(own: string, word: string): boolean {
  const isLong = word.length >= shortestForm && own.startsWith(word.slice(0, commonLetters))
  return isLong && stemOf(own) === stemOf(word)
}
