import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import { contentWords, findForm } from '../item/word-forms.ts'
import { once } from '../lib/once.ts'
import { slipFinder } from './slips.ts'

/** A word that decides at any place in a name, unless it belongs to the phrase that was found. */
export interface CategoryOverride {
  words: readonly string[]
  category: CategoryKey
  /** The categories that it overrides; it always decides a name of unknown words. */
  over: readonly CategoryKey[]
}

/** The words that decide the category of a name. */
export interface Lexicon {
  /** The category of each phrase; its words are in listed form, with spaces between them. */
  words: ReadonlyMap<string, CategoryKey>
  hints: ReadonlyMap<string, CategoryKey>
  overrides: readonly CategoryOverride[]
  /** The words of a text in listed form, without small words. */
  keyWords(text: string): string[]
  /** Returns the listed product that a word is a slip of, in listed form. */
  similar(word: string): string | undefined
}

/** A lexicon as plain data, folded and made once for all browsers. Its lists are separated by commas. */
export interface LexiconFile {
  words: Readonly<Record<CategoryKey, string>>
  hints: Readonly<Record<CategoryKey, string>>
  /** In order of precedence; the words are in listed form. */
  overrides: readonly CategoryOverride[]
  /** Words with other forms than the rules find: `mar/mere`. */
  forms: string
}

/** Takes about 1 ms. */
export function readLexicon(file: LexiconFile): Lexicon {
  const words = categoriesByKey(file.words)
  const hints = categoriesByKey(file.hints)
  const { overrides } = file
  const listedWords = [...words.keys(), ...hints.keys(), ...overrides.flatMap((row) => row.words)]
  const listed = readForms(listedWords, file.forms)
  const formOf = (word: string) => findForm(word, listed) ?? word
  const find = once(() =>
    slipFinder(
      [...words.keys()].filter((key) => words.get(key) !== 'altele'),
      listed,
    ),
  )
  const similar = (word: string) => find()(word)
  return { words, hints, overrides, keyWords: (text) => contentWords(text).map(formOf), similar }
}

function categoriesByKey(keys: LexiconFile['words']): Map<string, CategoryKey> {
  return new Map(categoryKeys.flatMap((category) => listOf(keys[category]).map((key) => [key, category])))
}

/** Lists every word of a key as itself; the rules derive its other forms. */
function readForms(keys: readonly string[], forms: string) {
  const words = keys.flatMap((key) => key.split(' '))
  const groups = listOf(forms).map((group) => group.split('/'))
  const withOthers = groups.flatMap((group) => group.map((form) => [form, group[0] ?? form] as const))
  const listed = new Map([...words.map((word) => [word, word] as const), ...withOthers])
  const isWithOthers = new Set(withOthers.map(([form]) => form))
  return { listed, regular: new Set(words.filter((word) => !isWithOthers.has(word))) }
}

function listOf(text = ''): string[] {
  return text === '' ? [] : text.split(',')
}
