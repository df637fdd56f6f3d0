import { readFileSync } from 'node:fs'
import { once } from '../domain/lib/once.ts'
import { nothingPublished, type PublishedContent, publishedContent } from './schemas.ts'
import { publishedVariable } from './variable.ts'

/** What admins have published, as the build that runs is to lay it over the files; nothing for a build of the files alone. */
export const readPublished = once((): PublishedContent => {
  const path = process.env[publishedVariable]
  return path ? publishedContent.parse(JSON.parse(readFileSync(path, 'utf8'))) : nothingPublished
})
