import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import { contentWords, formFinder } from '../item/word-forms.ts'
import type { CategoryOverride } from './category-overrides.ts'

/** What is known of categories by words. */
export interface Lexicon {
  /** By the words of a phrase in the form they are listed under, with spaces between. */
  words: ReadonlyMap<string, CategoryKey>
  hints: ReadonlyMap<string, CategoryKey>
  overrides: readonly CategoryOverride[]
  /** The words of a text, small ones left out, each in the form it is listed under. */
  keyWords(text: string): string[]
}

/** The same as plain data, folded and found once for all browsers. Its lists are by comma. */
export interface LexiconFile {
  words: Readonly<Record<CategoryKey, string>>
  hints: Readonly<Record<CategoryKey, string>>
  /** In their order, by the words in the form they are listed under. */
  overrides: readonly CategoryOverride[]
  /** The words that are listed with other forms than the rules would find: `mar/mere`. */
  forms: string
}

/** Takes about a millisecond. */
export function readLexicon(file: LexiconFile): Lexicon {
  const words = categoriesByKey(file.words)
  const hints = categoriesByKey(file.hints)
  const { overrides } = file
  const listedWords = [...words.keys(), ...hints.keys(), ...overrides.flatMap((row) => row.words)]
  const formOf = formFinder(readForms(listedWords, file.forms))
  return { words, hints, overrides, keyWords: (text) => contentWords(text).map(formOf) }
}

function categoriesByKey(keys: LexiconFile['words']): Map<string, CategoryKey> {
  return new Map(categoryKeys.flatMap((category) => listOf(keys[category]).map((key) => [key, category])))
}

/** Every word of a key is listed as itself, and alone: as one that the rules derive others from. */
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
