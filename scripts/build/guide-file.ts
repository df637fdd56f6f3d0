import { foodWords } from '../../src/guide/food-words.ts'
import { readFoodFiles, readFoodNames } from '../guide/read-files.ts'

/** The guide's files as the admins' desk compares a record with them. */
export function guideFile(): string {
  const foods = readFoodFiles().map(({ slug, head: words, description }) => ({
    slug,
    words: foodWords.parse(words),
    description,
  }))
  return JSON.stringify({ foods, known: [...readFoodNames().keys()] })
}
