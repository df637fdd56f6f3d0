import { existsSync, readFileSync } from 'node:fs'
import { foodWords } from '../../src/guide/food-words.ts'
import { readFoodFiles, readFoodNames } from '../guide/read-files.ts'
import { fingerprint } from './fingerprint.ts'

/**
 * The guide's files as the admins' desk compares a record with them; undefined when the file at `path` says so already,
 * since reading them takes a second.
 */
export function guideFile(path: string): string | undefined {
  const version = JSON.stringify(fingerprint(['src/content', 'src/guide/food-words.ts']))
  const head = `{"version":${version},`
  if (existsSync(path) && readFileSync(path, 'utf8').startsWith(head)) return undefined
  const foods = readFoodFiles().map(({ slug, head: words, description }) => ({
    slug,
    words: foodWords.parse(words),
    description,
  }))
  return head + JSON.stringify({ foods, known: [...readFoodNames().keys()] }).slice(1)
}
