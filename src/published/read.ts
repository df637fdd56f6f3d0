import { readFileSync } from 'node:fs'
import { once } from '../domain/lib/once.ts'
import { nothingPublished, type PublishedContent, publishedContent } from './schemas.ts'
import { publishedVariable } from './variable.ts'

/** Content that admins have published, which this build puts over the files; empty in a build of the files alone. */
export const readPublished = once((): PublishedContent => {
  const path = process.env[publishedVariable]
  return path ? publishedContent.parse(JSON.parse(readFileSync(path, 'utf8'))) : nothingPublished
})
