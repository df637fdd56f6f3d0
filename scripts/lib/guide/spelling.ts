import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-ro'
import { createHunspellFromStrings } from 'hunspell-wasm'
import { inProject } from '../root.ts'

const wordsFile = inProject('scripts/lib/guide/known-words.txt')

/**
 * @returns a function that finds the words of a text that neither the Romanian dictionary (hunspell-ro) nor the project's
 * own list contains
 */
export async function makeSpeller(): Promise<(text: string) => string[]> {
  const speller = await createHunspellFromStrings(String(dictionary.aff), String(dictionary.dic))
  const kept = new Set(readFileSync(wordsFile, 'utf8').split('\n'))
  const isKnown = (word: string) => kept.has(word.toLowerCase()) || speller.testSpelling(word)
  const isRight = (word: string) =>
    isKnown(word) || word.split('-').every((part) => part === '' || isKnown(part))
  return (text) => (text.match(/\p{L}+(-\p{L}+)*-?/gu) ?? []).filter((word) => !isRight(word))
}
