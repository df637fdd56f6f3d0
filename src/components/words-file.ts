import { createHash } from 'node:crypto'
import { categoryWords } from '../domain/category-words.ts'
import { lexiconFile } from '../domain/lexicon-file.ts'

const text = JSON.stringify(lexiconFile(categoryWords))

/** The words that tell categories, as the browser fetches them. Another content is another version. */
export const wordsFile = {
  text,
  version: createHash('sha256').update(text).digest('hex').slice(0, 12),
} as const
